// arguments
