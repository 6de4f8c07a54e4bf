import {setTimeout as sleep} from 'node:timers/promises'
import {describeFailure} from '#lib/describe-failure.ts'

const signals = ['SIGTERM', 'SIGINT'] as const

/**
 * Lets background work finish before the process ends. Next ends the process after the last response and does not
 * wait for background work, so its signal handlers run only when the work is done or the timeout has passed.
 */
export function shutDownGracefully(finish: () => Promise<void>, timeoutMs: number): void {
  const others = signals.map((signal) => [signal, process.listeners(signal)] as const)
  let isShuttingDown = false

  // A terminal sends a signal to the process and to its parent, which forwards it; only the first counts.
  const onSignal = (signal: NodeJS.Signals) => {
    if (isShuttingDown) return
    isShuttingDown = true
    void Promise.race([finish().catch(logFailure), sleep(timeoutMs)]).then(() => {
      for (const [name, listeners] of others) {
        process.off(name, onSignal)
        for (const listener of listeners) process.on(name, listener)
      }
      process.kill(process.pid, signal)
    })
  }

  for (const signal of signals) {
    process.removeAllListeners(signal)
    process.on(signal, onSignal)
  }
}

function logFailure(error: unknown): void {
  console.error('Cannot stop the background jobs:', describeFailure(error))
}
