// inference
