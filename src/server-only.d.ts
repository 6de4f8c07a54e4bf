/** Next resolves `server-only` itself; a client component that imports one, even indirectly, fails the build. */
declare module 'server-only'
