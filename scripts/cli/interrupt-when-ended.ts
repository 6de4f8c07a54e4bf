/**
 * Loaded into Playwright: it stops the servers that it started when it is interrupted, as by Ctrl-C, and leaves them
 * running when it is ended, which is how `processes.ts` stops what it started.
 */
process.on('SIGTERM', () => process.kill(process.pid, 'SIGINT'))

export {}
