"""What others may ask of the service, and in which form it answers."""
