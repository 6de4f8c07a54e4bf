import type {IndexedContent} from './fetch-search-content.server.ts'

/** Maps unlisted questions to pages that refer to them; a query would compare all pages with all questions. */
export class QuestionPages {
  readonly #pages: IndexedContent['references'] = new Map()
  readonly #referring = new Map<string, Set<string>>()

  /** Replaces the references of changed documents and returns the ids whose page may have changed. */
  update(ids: readonly string[], pages: IndexedContent['references']): Set<string> {
    const touched = new Set<string>()
    for (const id of ids) {
      for (const referenced of this.#pages.get(id)?.ids ?? []) {
        touched.add(referenced)
        this.#referring.get(referenced)?.delete(id)
      }
      this.#pages.delete(id)
    }
    for (const [id, page] of pages) {
      this.#pages.set(id, page)
      for (const referenced of page.ids) {
        touched.add(referenced)
        const referring = this.#referring.get(referenced) ?? new Set()
        this.#referring.set(referenced, referring.add(id))
      }
    }
    return touched
  }

  /** Returns the path of a page that refers to a document; deterministic when there are several. */
  pathOf(id: string): string | undefined {
    const [first] = [...(this.#referring.get(id) ?? [])].sort()
    return first === undefined ? undefined : this.#pages.get(first)?.path
  }
}
