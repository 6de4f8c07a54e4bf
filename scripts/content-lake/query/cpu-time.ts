import {readFileSync} from 'node:fs'

/** What Linux counts processor time in, in milliseconds: `USER_HZ` is 100 wherever Node runs. */
const tickMs = 10
/**
 * Where the times in user and in system mode stand in `/proc/PID/stat`, behind the name of the program
 * (proc_pid_stat(5)).
 */
const userField = 11
const systemField = 12

/**
 * Reads how long a process has had a processor, so that one that a busy machine keeps waiting is told from one that
 * works.
 *
 * @param pid - of a process on this machine
 * @returns milliseconds since it began, of all its threads; `null` where the system does not say, or it is gone
 */
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
