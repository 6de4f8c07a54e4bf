/**
 * Loaded into each process that `processes.ts` starts: ends it as a SIGTERM would once the one that started it is gone,
 * however it went. A process that is killed cannot stop what it started; the channel between them closes all the same.
 * It says nothing and keeps nobody running. What the process starts itself inherits this module, and not the channel.
 */
if (process.env['STARTED_BY'] === String(process.ppid) && process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}

export {}
