import type {LakeDocument} from '#content-lake/documents/document.ts'
import type {Transaction} from '#content-lake/store/transaction.ts'
import type {AssetKind} from './asset-folder.ts'

export interface AssetFile {
  readonly kind: AssetKind
  readonly name: string
}

const kinds: Readonly<Record<string, AssetKind>> = {
  'sanity.imageAsset': 'images',
  'sanity.fileAsset': 'files',
}

/** Returns the file that an asset document describes, or `undefined` for other documents. */
export function assetFileOf(document: LakeDocument | null): AssetFile | undefined {
  const kind = kinds[document?._type ?? '']
  const path = document?.['path']
  if (kind === undefined || typeof path !== 'string') return undefined
  return {kind, name: path.slice(path.lastIndexOf('/') + 1)}
}

/** Index of the documents that describe each asset file. */
export class AssetIndex {
  readonly #documents = new Map<string, Set<string>>()

  constructor(documents: Iterable<LakeDocument>) {
    for (const document of documents) this.#add(document)
  }

  get isEmpty(): boolean {
    return this.#documents.size === 0
  }

  /** Returns whether any document describes this file. */
  has(file: AssetFile): boolean {
    return this.#documents.has(keyOf(file))
  }

  /** Applies a transaction and returns the files that lost their last document. */
  apply(transaction: Transaction): AssetFile[] {
    const before = transaction.changes.flatMap(({before: document}) => {
      const file = assetFileOf(document)
      if (document === null || file === undefined) return []
      this.#remove(keyOf(file), document._id)
      return [file]
    })
    for (const {after} of transaction.changes) if (after) this.#add(after)
    return before.filter((file) => !this.has(file))
  }

  #add(document: LakeDocument): void {
    const file = assetFileOf(document)
    if (file === undefined) return
    const key = keyOf(file)
    const ids = this.#documents.get(key) ?? new Set()
    ids.add(document._id)
    this.#documents.set(key, ids)
  }

  #remove(key: string, id: string): void {
    const ids = this.#documents.get(key)
    ids?.delete(id)
    if (ids?.size === 0) this.#documents.delete(key)
  }
}

/** Returns a unique key of an asset file. */
export function keyOf({kind, name}: AssetFile): string {
  return `${kind}/${name}`
}
