import {execFileSync} from 'node:child_process'

/** Runs some work and samples the memory of a process and its descendants; shared memory counts more than once. */
export async function withPeakMemory(
  pid: number,
  work: () => Promise<unknown>,
): Promise<{timeMs: number; peakBytes: number}> {
  let peakBytes = 0
  const timer = setInterval(() => (peakBytes = Math.max(peakBytes, residentBytes(pid))), 500)
  const startedAt = performance.now()
  try {
    await work()
    return {timeMs: performance.now() - startedAt, peakBytes}
  } finally {
    clearInterval(timer)
  }
}

export function residentBytes(pid: number): number {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], {encoding: 'utf8'})
  const processes = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/ +/).map(Number))
  const sum = (root: number): number =>
    processes.reduce((total, [id = 0, parent, kilobytes = 0]) => {
      if (id === root) return total + kilobytes
      return parent === root ? total + sum(id) : total
    }, 0)
  return sum(pid) * 1024
}
