import type {Transaction} from '#content-lake/store/transaction.ts'
import {assetKinds, type AssetFolder} from './asset-folder.ts'
import {type AssetFile, assetFileOf, type AssetIndex, keyOf} from './asset-index.ts'
import type {Renditions} from './renditions.ts'

export interface ErasureParts {
  readonly index: AssetIndex
  readonly folder: AssetFolder
  readonly renditions: Renditions
  readonly log: (line: string) => void
}

/** Erases the file and all renditions of an asset with its last document (GDPR Art. 17). */
export class AssetErasure {
  readonly #parts: ErasureParts
  readonly #tails = new Map<string, Promise<unknown>>()
  readonly #erasing = new Map<string, Promise<void>>()

  constructor(parts: ErasureParts) {
    this.#parts = parts
  }

  /** Starts to erase the files that a transaction left without a document. */
  commit(transaction: Transaction): void {
    const files = this.#parts.index.apply(transaction)
    if (files.length === 0) return
    const erasures = files.map((file) =>
      this.#serialize(file, () => this.#eraseUnlessDescribed(file)),
    )
    const erased = Promise.all(erasures).then(() => {
      this.#erasing.delete(transaction.id)
    })
    this.#erasing.set(transaction.id, erased)
  }

  /** Resolves once the files of a transaction's deleted assets are erased. */
  async erased(transactionId: string): Promise<void> {
    await this.#erasing.get(transactionId)
  }

  /**
   * Runs an upload while no erasure of the same file is in flight. Erases the file if the upload creates no document.
   */
  duringUpload<Result>(file: AssetFile, upload: () => Promise<Result>): Promise<Result> {
    return this.#serialize(file, async () => {
      try {
        return await upload()
      } finally {
        await this.#eraseUnlessDescribed(file)
      }
    })
  }

  /**
   * Erases files without a document, which a crash may leave behind. If the dataset has no assets at all, its file
   * was probably moved away, so only files of assets that the history knows as deleted are erased.
   */
  async recover(transactions: Iterable<Transaction>): Promise<void> {
    const {index, folder, log} = this.#parts
    const stored = await Promise.all(
      assetKinds.map(async (kind) => (await folder.names(kind)).map((name) => ({kind, name}))),
    )
    const orphans = stored.flat().filter((file) => !index.has(file))
    const deleted = index.isEmpty ? filesBefore(transactions) : undefined
    const erasable = orphans.filter((file) => deleted?.has(keyOf(file)) ?? true)
    for (const file of erasable) await this.#eraseUnlessDescribed(file)
    const kept = orphans.length - erasable.length
    if (erasable.length > 0) {
      log(`content lake: erased ${erasable.length} asset files that no document describes`)
    }
    if (kept > 0) log(`content lake: kept ${kept} asset files although the dataset has no assets`)
  }

  async #eraseUnlessDescribed(file: AssetFile): Promise<void> {
    const {index, folder, renditions, log} = this.#parts
    if (index.has(file)) return
    try {
      // The original first, so no new rendition can be made.
      await folder.remove(file.kind, file.name)
      renditions.forget(file.name)
    } catch (error) {
      log(
        `content lake: ${keyOf(file)} could not be erased, the next start tries again: ${String(error)}`,
      )
    }
  }

  #serialize<Result>(file: AssetFile, work: () => Promise<Result>): Promise<Result> {
    const key = keyOf(file)
    const done = (this.#tails.get(key) ?? Promise.resolve()).then(work)
    const settled = done
      .catch(() => undefined)
      .finally(() => {
        if (this.#tails.get(key) === settled) this.#tails.delete(key)
      })
    this.#tails.set(key, settled)
    return done
  }
}

function filesBefore(transactions: Iterable<Transaction>): Set<string> {
  const files = Array.from(transactions).flatMap(({changes}) =>
    changes.flatMap(({before}) => assetFileOf(before) ?? []),
  )
  return new Set(files.map(keyOf))
}
