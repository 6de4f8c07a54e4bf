import {readFileSync} from 'node:fs'

/** Milliseconds per tick of Linux's CPU accounting. `USER_HZ` is 100 on all platforms of Node. */
const tickMs = 10
/** Indices of user and system time in `/proc/PID/stat` after the command name (proc_pid_stat(5)). */
const userField = 11
const systemField = 12

/** Returns the CPU time of all threads of a process in milliseconds, or `null` when it is unavailable. */
export function cpuTime(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(fields[userField]) + Number(fields[systemField])
    return Number.isFinite(ticks) ? ticks * tickMs : null
  } catch {
    return null
  }
}
