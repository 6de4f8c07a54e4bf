import type {FoundContent} from './read-search-content.server.ts'

/**
 * Knows on which pages questions stand that no list shows: the pages refer to them. Asking the content lake for the
 * page of each question costs as many comparisons as there are pages times questions.
 */
export class QuestionPlaces {
  readonly #pages: FoundContent['references'] = new Map()
  /** The pages that refer to a document. */
  readonly #referring = new Map<string, Set<string>>()

  /**
   * Puts pages in the place of what they were before.
   *
   * @param ids - of documents that changed
   * @param pages - the pages among them that are published
   * @returns the documents that stand elsewhere, perhaps
   */
  update(ids: readonly string[], pages: FoundContent['references']): Set<string> {
    const touched = new Set<string>()
    for (const id of ids) {
      for (const shown of this.#pages.get(id)?.ids ?? []) {
        touched.add(shown)
        this.#referring.get(shown)?.delete(id)
      }
      this.#pages.delete(id)
    }
    for (const [id, page] of pages) {
      this.#pages.set(id, page)
      for (const shown of page.ids) {
        touched.add(shown)
        const referring = this.#referring.get(shown) ?? new Set()
        this.#referring.set(shown, referring.add(id))
      }
    }
    return touched
  }

  /**
   * @param id - of a document
   * @returns the path of a page that refers to it, the same whenever it is asked; undefined when none does
   */
  pathOf(id: string): string | undefined {
    const [first] = [...(this.#referring.get(id) ?? [])].sort()
    return first === undefined ? undefined : this.#pages.get(first)?.path
  }
}
