/** Why the content lake does not take what the Studio writes. */
export type SavingTrouble = 'unreachable' | 'full' | 'refused' | 'slow'

/** What is wrong with saving just now. */
export interface SavingState {
  readonly trouble: SavingTrouble
  /** What was written waits in this window, was given back to be done again, or nothing was. */
  readonly written: 'kept' | 'missed' | 'nothing'
}

/** Knows what the Studio has not been able to save, and tells whoever subscribes. */
export class WriteWatch {
  readonly #held = new Map<symbol, SavingTrouble>()
  readonly #listeners = new Set<() => void>()
  #missed: SavingTrouble | undefined
  #isLost = false
  #state: SavingState | null = null

  /** @returns what is wrong, as the same object until it is something else; null while nothing is */
  readonly current = (): SavingState | null => this.#state

  /** @returns a function that ends the subscription */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Notes that a write waits, and why. */
  hold(write: symbol, trouble: SavingTrouble): void {
    this.#held.set(write, trouble)
    this.#tell()
  }

  /** Notes that a write was given back to who made it. */
  miss(write: symbol, trouble: SavingTrouble): void {
    this.#held.delete(write)
    this.#missed = trouble
    this.#tell()
  }

  /** Notes that a write has arrived, or that nobody waits for it any more. */
  settle(write: symbol): void {
    this.#held.delete(write)
    this.#missed = undefined
    this.#tell()
  }

  /** Notes whether the content lake gave an answer, whatever it was asked. */
  heard(isAnswered: boolean): void {
    this.#isLost = !isAnswered
    if (isAnswered && this.#missed === 'unreachable') this.#missed = undefined
    this.#tell()
  }

  #tell(): void {
    const state = this.#now()
    if (state?.trouble === this.#state?.trouble && state?.written === this.#state?.written) return
    this.#state = state
    for (const listener of this.#listeners) listener()
  }

  #now(): SavingState | null {
    const [held] = this.#held.values()
    if (held !== undefined) return {trouble: held, written: 'kept'}
    if (this.#missed !== undefined) return {trouble: this.#missed, written: 'missed'}
    return this.#isLost ? {trouble: 'unreachable', written: 'nothing'} : null
  }
}
