import {setTimeout as sleep} from 'node:timers/promises'

/** @throws when the condition isn't met within 20 seconds */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 20_000
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`never true: ${condition.toString()}`)
    await sleep(5)
  }
}
