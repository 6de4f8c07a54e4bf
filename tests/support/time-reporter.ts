import type {FullConfig, Reporter, TestCase, TestResult} from '@playwright/test/reporter'

interface ProjectTime {
  tests: number
  durationMs: number
  firstStart: number
  lastEnd: number
}

/** Prints the duration of each project: the elapsed time, and the sum of its tests over all workers. */
export default class TimeReporter implements Reporter {
  readonly #parts = new Map<string, ProjectTime>()
  #workers = 0

  onBegin({workers}: FullConfig): void {
    this.#workers = workers
  }

  onTestEnd(test: TestCase, {startTime, duration}: TestResult): void {
    const name = test.parent.project()?.name ?? 'no project'
    const start = startTime.getTime()
    const part = this.#parts.get(name) ?? {tests: 0, durationMs: 0, firstStart: start, lastEnd: 0}
    this.#parts.set(name, {
      tests: part.tests + 1,
      durationMs: part.durationMs + duration,
      firstStart: Math.min(part.firstStart, start),
      lastEnd: Math.max(part.lastEnd, start + duration),
    })
  }

  onEnd(): void {
    for (const [name, {tests, durationMs, firstStart, lastEnd}] of this.#parts) {
      const wall = seconds(lastEnd - firstStart)
      console.info(`${wall.padStart(9)}  ${name}: ${tests} tests, ${seconds(durationMs)} in all`)
    }
    console.info(`           with ${this.#workers} workers`)
  }
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
