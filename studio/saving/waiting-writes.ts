/** Reason why the content lake has not saved a write. */
export type SavingTrouble = 'unreachable' | 'full' | 'refused' | 'slow'

/** Tracks writes that the content lake has not saved. */
export class WaitingWrites {
  readonly #troubles = new Map<symbol, SavingTrouble>()
  readonly #listeners = new Set<() => void>()

  /** @returns the problem of the oldest pending write; null when none is pending */
  readonly current = (): SavingTrouble | null => this.#troubles.values().next().value ?? null

  /** @returns a function that unsubscribes */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  hold(write: symbol, trouble: SavingTrouble): void {
    if (this.#troubles.get(write) === trouble) return
    this.#troubles.set(write, trouble)
    this.#notify()
  }

  /** Removes a write that was saved or rejected for good. */
  settle(write: symbol): void {
    if (this.#troubles.delete(write)) this.#notify()
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}
