// Replaces the package `server-only`, which is empty on the server.
