/** Next resolves `server-only` itself; a client component that reaches such a module fails the build. */
declare module 'server-only'
