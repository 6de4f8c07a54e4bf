import {readdirSync, readFileSync} from 'node:fs'

const intervalMs = 250
const bytesPerPage = 4096

/**
 * Does something, and looks at the memory of a process and all that it started meanwhile.
 *
 * @param root - the process at the top
 * @param work - what is measured
 * @returns what the work returned, how long it took in milliseconds, and the most resident memory of all these
 *   processes together, in bytes: what they share is counted for each
 * @throws what the work throws, and where there is no `/proc`
 */
export async function withPeakMemory<Result>(
  root: number,
  work: () => Promise<Result>,
): Promise<{result: Result; timeMs: number; peakBytes: number}> {
  let peakBytes = residentBytes(root)
  const timer = setInterval(() => {
    peakBytes = Math.max(peakBytes, residentBytes(root))
  }, intervalMs)
  const begun = performance.now()
  try {
    const result = await work()
    return {result, timeMs: performance.now() - begun, peakBytes}
  } finally {
    clearInterval(timer)
  }
}

/** @returns the resident memory of a process and its descendants, in bytes; 0 when it has ended */
function residentBytes(root: number): number {
  const pagesOf = new Map<number, number>()
  const childrenOf = new Map<number, number[]>()
  for (const name of readdirSync('/proc')) {
    const found = /^\d+$/.test(name) ? readProcess(name) : null
    if (found === null) continue
    pagesOf.set(Number(name), found.pages)
    childrenOf.set(found.parent, [...(childrenOf.get(found.parent) ?? []), Number(name)])
  }
  const sum = (pid: number): number =>
    (childrenOf.get(pid) ?? []).reduce((total, child) => total + sum(child), pagesOf.get(pid) ?? 0)
  return sum(root) * bytesPerPage
}

/** @returns null when the process has ended since it was listed */
function readProcess(pid: string): {parent: number; pages: number} | null {
  try {
    // The name of the program stands in brackets, and may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return {parent: Number(fields[1]), pages: Number(fields[21])}
  } catch {
    return null
  }
}
