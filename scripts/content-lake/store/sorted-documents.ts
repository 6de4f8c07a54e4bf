import type {LakeDocument} from '#content-lake/documents/document.ts'

/** Documents in the order of their ids, kept in order while single documents come and go. */
export class SortedDocuments {
  readonly items: LakeDocument[]

  constructor(documents: Iterable<LakeDocument> = []) {
    this.items = [...documents].sort((a, b) => (a._id < b._id ? -1 : a._id > b._id ? 1 : 0))
  }

  /** Adds a document, or replaces the one with its id. */
  put(document: LakeDocument): void {
    const index = this.#indexOf(document._id)
    const same = this.items[index]?._id === document._id
    this.items.splice(index, same ? 1 : 0, document)
  }

  /** Removes the document with this id, if it is there. */
  remove(id: string): void {
    const index = this.#indexOf(id)
    if (this.items[index]?._id === id) this.items.splice(index, 1)
  }

  #indexOf(id: string): number {
    let low = 0
    let high = this.items.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const candidate = this.items[middle]
      if (candidate && candidate._id < id) low = middle + 1
      else high = middle
    }
    return low
  }
}
