/** One attempt to deliver, for people who ask why nothing arrived. */
export interface Attempt {
  readonly at: string
  readonly hook: string
  readonly documentId: string
  readonly operation: string
  readonly key: string
  readonly attempt: number
  readonly status: number | undefined
  readonly error: string | undefined
  readonly ms: number
}

const maxKept = 500

/** The latest attempts, oldest first. */
export class AttemptLog {
  #attempts: Attempt[] = []

  /** Adds an attempt and forgets the oldest beyond what is kept. */
  add(attempt: Attempt): void {
    this.#attempts = [...this.#attempts.slice(1 - maxKept), attempt]
  }

  all(): readonly Attempt[] {
    return this.#attempts
  }
}
