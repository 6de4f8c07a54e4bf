import {setTimeout as sleep} from 'node:timers/promises'
import {describeFailure} from '#lib/describe-failure.ts'

const signals = ['SIGTERM', 'SIGINT'] as const

/**
 * Lets work end before the process does. Next ends the process as soon as the last request is answered and knows
 * nothing of what runs beside requests, so its own handlers are kept waiting: they get the signal when the work is
 * done, or when waiting longer would only have the process killed. Without handlers of others the signal ends the
 * process by itself.
 *
 * @param finish - ends the work; called once
 * @param timeoutMs - how long it may take, in milliseconds
 */
export function shutDownGracefully(finish: () => Promise<void>, timeoutMs: number): void {
  const others = signals.map((signal) => [signal, process.listeners(signal)] as const)
  let isShuttingDown = false

  // A terminal sends a signal to a process and to its parent, which hands it on: only the first counts.
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
  console.error('What runs beside requests could not be ended:', describeFailure(error))
}
