/** Reason why the content lake has not saved a write. */
export type SaveProblem = 'unreachable' | 'full' | 'refused' | 'slow'

/** Tracks writes that the content lake has not saved. */
export class PendingWrites {
  readonly #problems = new Map<symbol, SaveProblem>()
  readonly #listeners = new Set<() => void>()

  /** @returns the problem of the oldest pending write; null when none is pending */
  readonly current = (): SaveProblem | null => this.#problems.values().next().value ?? null

  /** @returns a function that unsubscribes */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  hold(write: symbol, problem: SaveProblem): void {
    if (this.#problems.get(write) === problem) return
    this.#problems.set(write, problem)
    this.#notify()
  }

  /** Removes a write that was saved or rejected for good. */
  settle(write: symbol): void {
    if (this.#problems.delete(write)) this.#notify()
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}
