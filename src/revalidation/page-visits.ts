import {visits} from './channels.ts'

/** More paths than are ever prewarmed. Above this, the least visited are dropped. */
const maxPaths = 5000
/** Number of visits after which all counts are halved, so that recent visits weigh more. */
const visitsBeforeAging = 100_000

/** Counts page views by path; it stores nothing about visitors. */
export class PageVisits {
  readonly #counts = new Map<string, number>()
  #sinceAging = 0

  constructor() {
    visits.subscribe((path) => {
      if (typeof path === 'string') this.#note(path)
    })
  }

  /** @returns paths in descending order of visits */
  mostVisited(): string[] {
    return [...this.#counts].sort(([, a], [, b]) => b - a).map(([path]) => path)
  }

  #note(path: string): void {
    this.#counts.set(path, (this.#counts.get(path) ?? 0) + 1)
    this.#sinceAging += 1
    if (this.#counts.size > maxPaths || this.#sinceAging > visitsBeforeAging) this.#age()
  }

  #age(): void {
    this.#sinceAging = 0
    for (const [path, count] of this.#counts) {
      if (count < 2) this.#counts.delete(path)
      else this.#counts.set(path, Math.floor(count / 2))
    }
  }
}
