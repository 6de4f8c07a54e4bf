import {createServer} from 'node:net'
import {StepError} from './processes.ts'

/**
 * Waits until an address answers with a success.
 *
 * @param url - the address
 * @param timeoutMs - in milliseconds
 * @throws StepError when it does not answer in time
 */
export async function waitFor(url: string, timeoutMs: number): Promise<void> {
  const deadline = performance.now() + timeoutMs
  let last = 'no answer'
  while (performance.now() < deadline) {
    try {
      const response = await fetch(url, {signal: AbortSignal.timeout(5000)})
      if (response.ok) return
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
