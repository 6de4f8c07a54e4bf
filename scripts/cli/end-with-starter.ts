/**
 * Preloaded into each process that `processes.ts` starts: ends the process when its starter has ended. A killed starter
 * cannot stop its children, but the IPC channel closes. Grandchildren inherit this module but not the channel.
 */
if (process.env['STARTED_BY'] === String(process.ppid) && process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}

export {}
