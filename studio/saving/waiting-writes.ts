/** Why the content lake has not stored a write. */
export type SavingTrouble = 'unreachable' | 'full' | 'refused' | 'slow'

/** Knows which writes wait to be stored, and tells whoever subscribes. */
export class WaitingWrites {
  readonly #troubles = new Map<symbol, SavingTrouble>()
  readonly #listeners = new Set<() => void>()

  /** @returns why the first write waits; null when none does */
  readonly current = (): SavingTrouble | null => this.#troubles.values().next().value ?? null

  /** @returns a function that ends the subscription */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Notes that a write waits, and why. */
  hold(write: symbol, trouble: SavingTrouble): void {
    if (this.#troubles.get(write) === trouble) return
    this.#troubles.set(write, trouble)
    this.#notify()
  }

  /** Notes that a write was stored, or will never be. */
  settle(write: symbol): void {
    if (this.#troubles.delete(write)) this.#notify()
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}
