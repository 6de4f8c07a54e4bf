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

/** Counts the documents that describe each asset file. */
export class AssetIndex {
  readonly #counts = new Map<string, number>()

  constructor(documents: Iterable<LakeDocument>) {
    for (const document of documents) this.#count(assetFileOf(document), 1)
  }

  get isEmpty(): boolean {
    return this.#counts.size === 0
  }

  /** Returns whether any document describes this file. */
  has(file: AssetFile): boolean {
    return this.#counts.has(keyOf(file))
  }

  /** Applies a transaction and returns the files that lost their last document. */
  apply({changes}: Transaction): AssetFile[] {
    const before = changes.flatMap((change) => assetFileOf(change.before) ?? [])
    for (const {after} of changes) this.#count(assetFileOf(after), 1)
    for (const file of before) this.#count(file, -1)
    return before.filter((file) => !this.has(file))
  }

  #count(file: AssetFile | undefined, change: number): void {
    if (file === undefined) return
    const count = (this.#counts.get(keyOf(file)) ?? 0) + change
    if (count > 0) this.#counts.set(keyOf(file), count)
    else this.#counts.delete(keyOf(file))
  }
}

/** Returns a unique key of an asset file. */
export function keyOf({kind, name}: AssetFile): string {
  return `${kind}/${name}`
}
