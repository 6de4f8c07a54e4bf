import {createServer} from 'node:net'
import {z} from 'zod'
import {StepError} from './processes.ts'

const healthSchema = z.object({
  database: z.string(),
  content: z.string(),
  sharing: z.string().optional(),
})

/**
 * Waits until an address answers with a success.
 *
 * @param url - the address
 * @param timeoutMs - in milliseconds
 * @param isEnough - decides whether a response ends the wait
 * @throws StepError when it does not answer in time
 */
export async function waitFor(
  url: string,
  timeoutMs: number,
  isEnough = (response: Response) => response.ok,
): Promise<void> {
  const deadline = performance.now() + timeoutMs
  let last = 'no answer'
  while (performance.now() < deadline) {
    try {
      const response = await fetch(url, {signal: AbortSignal.timeout(5000)})
      if (isEnough(response)) return
      last = `${response.status} ${(await response.text()).slice(0, 300)}`
    } catch (error) {
      last = error instanceof Error ? error.message : String(error)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new StepError(
    `${url} did not answer within ${timeoutMs / 1000} s (${last}). Look at the messages above.`,
  )
}

/** How long to wait for a site, in milliseconds. */
interface SiteTimeouts {
  /** For its first response. */
  timeoutMs: number
  /** After that, for the parts it needs. */
  graceMs: number
}

/**
 * Waits until a site responds, and for a moment until it reaches everything it needs. A site that responds is never a
 * failure: what it has rendered stays available without database and content.
 *
 * @param url - the address of its health
 * @param timeouts - how long to wait
 * @returns the names of the parts that it cannot reach
 * @throws StepError when it does not respond at all in time
 */
export async function waitForSite(
  url: string,
  {timeoutMs, graceMs}: SiteTimeouts,
): Promise<string[]> {
  await waitFor(url, timeoutMs, () => true)
  const deadline = performance.now() + graceMs
  for (;;) {
    const down = await partsDown(url)
    if (down.length === 0 || performance.now() >= deadline) return down
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function partsDown(url: string): Promise<string[]> {
  const response = await fetch(url, {signal: AbortSignal.timeout(5000)}).catch(() => null)
  if (response?.ok === true) return []
  const parts = healthSchema.safeParse(await response?.json().catch(() => null))
  const down = Object.entries(parts.data ?? {}).filter(([, state]) => state === 'unavailable')
  return down.length === 0 ? ['health'] : down.map(([name]) => name)
}

/**
 * Makes sure that a port can be listened on.
 *
 * @param port - the port on the loopback address
 * @param variable - the environment variable that chooses another
 * @throws StepError naming the port and the variable when it is taken
 */
export async function ensureFree(port: number, variable: string): Promise<void> {
  const server = createServer()
  const free = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => resolve(true))
  })
  await new Promise<void>((resolve) => server.close(() => resolve()))
  if (free) return
  throw new StepError(
    `Port ${port} is in use. Stop the program that uses it, or choose another with ${variable}=<port>.`,
  )
}
