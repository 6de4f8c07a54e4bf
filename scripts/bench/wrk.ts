import {execFile} from 'node:child_process'
import {promisify} from 'node:util'

export const connections = 64
const units: Readonly<Record<string, number>> = {us: 0.001, ms: 1, s: 1000, m: 60_000}

/** Result of a load test; times in milliseconds. */
export type LoadResult = Awaited<ReturnType<typeof sendLoad>>

/** Sends requests with wrk, which Debian and Homebrew offer as `wrk`. @throws Error when it is not installed */
export async function sendLoad(url: string, seconds: number, ...options: string[]) {
  const load = [
    '--connections',
    `${connections}`,
    '--duration',
    `${seconds}s`,
    '--latency',
    '--timeout',
    '60s',
  ]
  const {stdout} = await promisify(execFile)('wrk', [...load, ...options, url])
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0)
  const time = (share: number) => {
    const [, value, unit = ''] = new RegExp(` ${share}% +([\\d.]+)(\\w+)`).exec(stdout) ?? []
    return Number(value) * (units[unit] ?? NaN)
  }
  const socketErrors = /Socket errors: (.*)/.exec(stdout)?.[1]?.match(/\d+/g) ?? []
  return {
    perSecond: number(/Requests\/sec: +([\d.]+)/),
    p50: time(50),
    p99: time(99),
    responses: number(/(\d+) requests in/),
    // Responses without a status of 2xx or 3xx, and connections that failed.
    failures: socketErrors.reduce(
      (sum, count) => sum + Number(count),
      number(/Non-2xx or 3xx responses: (\d+)/),
    ),
  }
}
