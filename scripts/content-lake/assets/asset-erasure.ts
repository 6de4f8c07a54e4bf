import type {Transaction} from '#content-lake/store/transaction.ts'
import {assetKinds, type AssetFolder} from './asset-folder.ts'
import {type AssetFile, assetFileOf, type AssetIndex, keyOf} from './asset-index.ts'
import type {ImageCache} from './image-cache.ts'

/** What erasure works on. */
export interface ErasureParts {
  readonly index: AssetIndex
  readonly folder: AssetFolder
  readonly cache: ImageCache
  readonly log: (line: string) => void
}

/**
 * Removes the file and all renditions of an asset with the last document that describes it: what an
 * editor deletes is gone from the disk (GDPR Art. 17).
 */
export class AssetErasure {
  readonly #parts: ErasureParts
  readonly #turns = new Map<string, Promise<unknown>>()
  readonly #erasing = new Map<string, Promise<void>>()

  constructor(parts: ErasureParts) {
    this.#parts = parts
  }

  /** Takes a committed transaction over and begins to erase the files it left without a document. */
  commit(transaction: Transaction): void {
    const files = this.#parts.index.apply(transaction)
    if (files.length === 0) return
    const erasures = files.map((file) => this.#inTurn(file, () => this.#eraseUnlessDescribed(file)))
    const erased = Promise.all(erasures).then(() => {
      this.#erasing.delete(transaction.id)
    })
    this.#erasing.set(transaction.id, erased)
  }

  /** Resolves once nothing of the files is left that a transaction made superfluous. */
  async erased(transactionId: string): Promise<void> {
    await this.#erasing.get(transactionId)
  }

  /**
   * Stores a file and its document while nothing of the same name is erased; when no document came of it
   * the file goes again.
   */
  whileUploading<Result>(file: AssetFile, upload: () => Promise<Result>): Promise<Result> {
    return this.#inTurn(file, async () => {
      try {
        return await upload()
      } finally {
        await this.#eraseUnlessDescribed(file)
      }
    })
  }

  /**
   * Erases the files no document describes: a crash came between a deletion and its erasure, or between a
   * file and its document. A dataset without any asset beside files is rather a dataset file put aside than
   * one in which everything was deleted: then only those go that are known to have been deleted.
   * @param transactions - those the store remembers
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
    const {index, folder, cache, log} = this.#parts
    if (index.has(file)) return
    try {
      // The original first: what is rendered from now on finds nothing.
      await folder.remove(file.kind, file.name)
      await cache.erase(file.name)
    } catch (error) {
      log(
        `content lake: ${keyOf(file)} could not be erased, the next start tries again: ${String(error)}`,
      )
    }
  }

  /** Does one thing at a time to a file. */
  #inTurn<Result>(file: AssetFile, work: () => Promise<Result>): Promise<Result> {
    const key = keyOf(file)
    const done = (this.#turns.get(key) ?? Promise.resolve()).then(work)
    const settled = done
      .catch(() => undefined)
      .finally(() => {
        if (this.#turns.get(key) === settled) this.#turns.delete(key)
      })
    this.#turns.set(key, settled)
    return done
  }
}

function filesBefore(transactions: Iterable<Transaction>): Set<string> {
  const files = Array.from(transactions).flatMap(({changes}) =>
    changes.flatMap(({before}) => assetFileOf(before) ?? []),
  )
  return new Set(files.map(keyOf))
}
