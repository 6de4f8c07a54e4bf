const started = performance.now()
const taken: {doing: string; time: string}[] = []

/**
 * Runs a step of a command and prints its progress and duration.
 *
 * @param doing - description of the step, such as "building the site"
 * @param step - returns `false` when there was nothing to do
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

/** Prints the duration of each step and of the whole run. Steps may overlap. */
export function printTimes(): void {
  const rows = [...taken, {doing: 'altogether', time: seconds(started)}]
  console.info(`\n${rows.map(({doing, time}) => `${time.padStart(9)}  ${doing}`).join('\n')}`)
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`
