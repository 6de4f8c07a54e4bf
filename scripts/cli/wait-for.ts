import {createServer} from 'node:net'
import {z} from 'zod'
import {StepError} from './processes.ts'

const healthSchema = z.object({
  database: z.string(),
  content: z.string(),
  sharing: z.string().optional(),
})

/**
 * Waits until a URL returns a successful response.
 *
 * @param isEnough - decides whether a response ends the wait
 * @throws StepError on timeout
 */
export async function waitFor(
  url: string,
  timeoutMs: number,
  isEnough = (response: Response) => response.ok,
): Promise<void> {
  const deadline = performance.now() + timeoutMs
  let last = 'no response'
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
    `${url} did not respond within ${timeoutMs / 1000} s (${last}). Look at the messages above.`,
  )
}

interface SiteTimeouts {
  /** Maximum time until the first response. */
  timeoutMs: number
  /** Maximum time after that until the site reaches every service. */
  graceMs: number
}

/**
 * Waits until a site responds, and for a moment until it reaches its services. Unreachable services are not an error,
 * because rendered pages stay available.
 *
 * @param url - its health endpoint
 * @returns the names of the services that it cannot reach
 * @throws StepError when the site does not respond in time
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
 * Checks that a port of the loopback address is free.
 *
 * @param variable - the environment variable that sets the port
 * @throws StepError with the port and the variable when it is in use
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
