/**
 * Preloaded into Playwright, which stops its servers on SIGINT but not on SIGTERM, the signal that `processes.ts`
 * sends.
 */
process.on('SIGTERM', () => process.kill(process.pid, 'SIGINT'))

export {}
