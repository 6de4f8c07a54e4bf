import type {LakeDocument} from '#content-lake/documents/document.ts'

export function byId(a: LakeDocument, b: LakeDocument): number {
  return a._id < b._id ? -1 : a._id > b._id ? 1 : 0
}

/** Documents sorted by id. */
export class SortedDocuments {
  readonly items: LakeDocument[]

  constructor(documents: Iterable<LakeDocument> = []) {
    this.items = [...documents].sort(byId)
  }

  put(document: LakeDocument): void {
    const index = this.#indexOf(document._id)
    const same = this.items[index]?._id === document._id
    this.items.splice(index, same ? 1 : 0, document)
  }

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
