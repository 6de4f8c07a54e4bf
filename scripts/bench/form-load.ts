import {Agent, request} from 'node:http'
import {quantile} from './statistics.ts'

/** What a load came to. */
export interface LoadResult {
  perSecond: number
  p50: number
  p99: number
  answers: number
}

/** A load: the same kind of request again and again, each connection sending its next when it has the answer. */
export interface Load {
  url: string
  method: string
  connections: number
  seconds: number
  /** The status that counts as an answer; another ends the measurement. */
  expected: number
  /** @returns the next body, a different one each time */
  body: () => unknown
}

/**
 * Sends a load.
 *
 * @param load - what to send
 * @returns answers a second and how long they took, in milliseconds
 * @throws when an answer has another status, or none comes
 */
export async function sendLoad(load: Load): Promise<LoadResult> {
  const agent = new Agent({keepAlive: true, maxSockets: load.connections})
  const times: number[] = []
  const started = performance.now()
  const end = started + load.seconds * 1000
  const connection = async () => {
    while (performance.now() < end) {
      const sent = performance.now()
      const status = await sendOnce(agent, load)
      if (status !== load.expected) throw new Error(`The site answered ${status}.`)
      times.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({length: load.connections}, connection))
  const elapsed = (performance.now() - started) / 1000
  agent.destroy()
  return {
    perSecond: times.length / elapsed,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    answers: times.length,
  }
}

/**
 * Sends one request.
 *
 * @param agent - whose connections are used
 * @param load - what to send
 * @returns the status of the answer
 * @throws when no answer comes
 */
export function sendOnce(
  agent: Agent,
  {url, method, body}: Pick<Load, 'url' | 'method' | 'body'>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const text = JSON.stringify(body())
    const headers = {'content-type': 'application/json', 'content-length': Buffer.byteLength(text)}
    const sending = request(url, {method, agent, headers}, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', reject)
    })
    sending.on('error', reject)
    sending.end(text)
  })
}
