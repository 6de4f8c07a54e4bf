const started = performance.now()

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
    return result
  } finally {
    clearInterval(ticking)
  }
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`
