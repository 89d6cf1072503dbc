// regions
