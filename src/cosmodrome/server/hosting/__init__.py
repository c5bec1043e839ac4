"""What whoever runs a server needs: how it is, what it does, and how to look after what it keeps."""
