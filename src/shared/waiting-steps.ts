/**
 * People who must be waiting for each step of an area's glow on the map (AREA-5). The first is high enough that no
 * single person decides what others see, and the next are far apart, so that the map can't be used as a counter.
 */
export const peopleAtStep = {1: 10, 2: 30, 3: 100} as const

export type WaitingStep = keyof typeof peopleAtStep

/** Step by slug of an area. Areas below the first step are missing, however many people wait there. */
export type WaitingSteps = Readonly<Partial<Record<string, WaitingStep>>>

/** Returns the step for a number of people; null below the first. */
export function waitingStepOf(people: number): WaitingStep | null {
  const reached = ([3, 2, 1] as const).find((step) => people >= peopleAtStep[step])
  return reached ?? null
}
