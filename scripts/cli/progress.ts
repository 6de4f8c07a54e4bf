const started = performance.now()
const taken: {doing: string; time: string}[] = []

/**
 * Runs a step of a command and says what is going on and how long it took.
 *
 * @param doing - what is being done, as a person would say it
 * @param step - does it; `false` means there was nothing to do
 * @returns what the step returned
 */
export async function progress<Result>(
  doing: string,
  step: () => Promise<Result>,
): Promise<Result> {
  const begun = performance.now()
  const ticking = setInterval(() => {
    console.info(`        ${doing} … ${seconds(begun)}`)
  }, 10_000)
  try {
    const result = await step()
    const outcome = result === false ? 'nothing to do' : seconds(begun)
    console.info(`${seconds(started).padStart(7)} ${doing}: ${outcome}`)
    taken.push({doing, time: seconds(begun)})
    return result
  } finally {
    clearInterval(ticking)
  }
}

/** Prints how long each step took, some of them side by side, and all of them together. */
export function printTimes(): void {
  const rows = [...taken, {doing: 'altogether', time: seconds(started)}]
  console.info(`\n${rows.map(({doing, time}) => `${time.padStart(9)}  ${doing}`).join('\n')}`)
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`
