import {type Usage, usageOf} from './usage.ts'
import {type ListingPlaces, maxIds, type Uses} from './usage-query.ts'

/** What an index asks the content lake. */
export interface UsageSource {
  readonly fetchPlaces: () => Promise<ListingPlaces>
  /** For not more than {@link maxIds} documents. */
  readonly fetchUses: (ids: readonly string[]) => Promise<readonly Uses[]>
  /**
   * Calls back once when changes are heard of, and then whenever something changed.
   * @returns a function that ends it
   */
  readonly listen: (heard: () => void) => () => void
}

type Tell = (usage: Usage) => void

/** How long rows are gathered for one query: those of a list come within one frame or two. */
const gatherMs = 50

/** How long the answers are kept true after the last row is gone: an editor goes from one list to the next. */
const lingerMs = 10_000

/**
 * Knows where documents are used, for all rows together: those that are on the screen are asked about in one query, and
 * again when something changed. An answer that does not come leaves the rows as they are until something changes.
 */
export class UsageIndex {
  readonly #source: UsageSource
  readonly #rows = new Map<string, Set<Tell>>()
  readonly #types = new Map<string, string>()
  readonly #known = new Map<string, Uses>()
  readonly #wanted = new Set<string>()
  #places: Promise<ListingPlaces> | undefined
  #knownPlaces: ListingPlaces | undefined
  #stopListening: (() => void) | undefined
  #isHearing = false
  #isAsking = false
  #gathering: ReturnType<typeof setTimeout> | undefined
  #lingering: ReturnType<typeof setTimeout> | undefined

  /** @param source - the content lake */
  constructor(source: UsageSource) {
    this.#source = source
  }

  /** @returns where a document is used; undefined while it is not known */
  current(type: string, id: string): Usage | undefined {
    const uses = this.#known.get(id)
    return uses && this.#knownPlaces && usageOf(type, uses, this.#knownPlaces)
  }

  /**
   * Follows where a document is used.
   *
   * @param type - of the document
   * @param id - of the published document
   * @param tell - is called when it is known, and with each change
   * @returns a function that ends it
   */
  follow(type: string, id: string, tell: Tell): () => void {
    const rows = this.#rows.get(id) ?? new Set()
    this.#rows.set(id, rows.add(tell))
    this.#types.set(id, type)
    clearTimeout(this.#lingering)
    this.#stopListening ??= this.#source.listen(() => {
      this.#hear()
    })
    if (!this.#known.has(id)) this.#want([id])
    return () => {
      rows.delete(tell)
      if (rows.size > 0 || this.#rows.get(id) !== rows) return
      this.#rows.delete(id)
      if (this.#rows.size === 0) this.#lingering = setTimeout(() => this.#forget(), lingerMs)
    }
  }

  /** What is on the screen stays there until it is known anew. */
  #hear(): void {
    const isFirst = !this.#isHearing
    this.#isHearing = true
    if (!isFirst) this.#places = undefined
    for (const id of this.#known.keys()) if (!this.#rows.has(id)) this.#known.delete(id)
    this.#want([...this.#rows.keys()])
  }

  #forget(): void {
    this.#stopListening?.()
    this.#stopListening = undefined
    this.#isHearing = false
    this.#places = undefined
    this.#known.clear()
    this.#types.clear()
    this.#wanted.clear()
  }

  #want(ids: readonly string[]): void {
    for (const id of ids) this.#wanted.add(id)
    if (this.#wanted.size === 0 || this.#gathering !== undefined) return
    this.#gathering = setTimeout(() => {
      this.#gathering = undefined
      void this.#ask()
    }, gatherMs)
  }

  /** Nothing is asked before changes are heard of: one in between would be missed. */
  async #ask(): Promise<void> {
    if (this.#isAsking || !this.#isHearing) return
    const ids = [...this.#wanted].filter((id) => this.#rows.has(id)).slice(0, maxIds)
    if (ids.length === 0) {
      this.#wanted.clear()
      return
    }
    for (const id of ids) this.#wanted.delete(id)
    this.#isAsking = true
    this.#places ??= this.#source.fetchPlaces()
    try {
      const [places, uses] = await Promise.all([this.#places, this.#source.fetchUses(ids)])
      this.#knownPlaces = places
      for (const each of uses) this.#learn(each)
    } catch {
      this.#places = undefined
    } finally {
      this.#isAsking = false
      this.#want([])
    }
  }

  #learn(uses: Uses): void {
    const type = this.#types.get(uses.id)
    this.#known.set(uses.id, uses)
    const usage = type === undefined ? undefined : this.current(type, uses.id)
    if (usage === undefined) return
    for (const tell of this.#rows.get(uses.id) ?? []) tell(usage)
  }
}
