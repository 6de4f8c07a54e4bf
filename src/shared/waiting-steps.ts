/**
 * People who must be waiting for each step of an area's glow on the map (AREA-5). The first is high enough that no
 * single person decides what others see, and the next are far apart, so that the map can't be used as a counter.
 */
const peopleAtStep = {1: 10, 2: 30, 3: 100} as const

export type WaitingStep = keyof typeof peopleAtStep

/** All steps, from the lowest. */
export const waitingSteps = [1, 2, 3] as const satisfies readonly WaitingStep[]

/** Step by slug of an area. Areas below the first step are missing, however many people wait there. */
export type WaitingSteps = Readonly<Partial<Record<string, WaitingStep>>>

/** Returns the step for a number of people; null below the first. */
export function waitingStepOf(people: number): WaitingStep | null {
  return waitingSteps.findLast((step) => people >= peopleAtStep[step]) ?? null
}

/** Returns the step at which an area glows; null for none. Nobody waits where visits have started. */
export function glowOf(
  {slug, status}: {slug: string; status: string},
  steps: WaitingSteps,
): WaitingStep | null {
  return status === 'open' ? null : (steps[slug] ?? null)
}

/** Fills `{people}` in the copy about a step. */
export const fillPeople = (text: string, step: WaitingStep): string =>
  text.replaceAll('{people}', `${peopleAtStep[step]}`)
