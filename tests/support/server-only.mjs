// Next resolves `server-only` itself, to nothing on the server.
