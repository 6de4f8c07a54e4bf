import {randomBytes} from 'node:crypto'
import {createWriteStream, existsSync, mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs'
import {rename, rm, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {type Readable, Transform} from 'node:stream'
import {pipeline} from 'node:stream/promises'
import {LRUCache} from 'lru-cache'
import {z} from 'zod'

/** What is kept of an answer beside its bytes. */
const descriptionSchema = z.object({
  /** What the answer is found by. */
  key: z.string(),
  /** The name of the asset's file in the dataset. */
  asset: z.string(),
  /** In lower case; without those that belong to one connection. */
  headers: z.record(z.string(), z.string()),
  /** In bytes. */
  size: z.number().positive(),
})
type Description = z.infer<typeof descriptionSchema>

/** A picture or a file that is kept. */
export interface Kept extends Description {
  /** The name of the file in the folder that holds its bytes. */
  name: string
}

interface Limits {
  /** Of everything together. */
  maxBytes: number
  /** Of one file; what is larger is not kept. */
  maxFileBytes: number
}

/** A picture or a file that is on its way to the disk. */
interface UnderWay {
  asset: string
  isErased: boolean
  done: Promise<void>
}

/** Thrown when something is larger than one file may be. */
class TooLargeError extends Error {
  override name = 'TooLargeError'
}

const descriptionEnding = '.json'
const unfinishedEnding = '.new'

/**
 * Pictures and files of the local lake on the site's own disk, so that no visitor waits for the lake to see them again
 * (decision 103). Bounded in bytes, least recently used first to go. Each is two files: its bytes, and what is known of
 * them, which is written last.
 */
export class KeptMedia {
  /** Where the bytes are. */
  readonly folder: string
  readonly #maxFileBytes: number
  readonly #kept: LRUCache<string, Kept>
  readonly #underWay = new Map<string, UnderWay>()

  /**
   * Opens a folder, takes over what an earlier process left there, and removes what it did not finish.
   *
   * @param folder - nothing else may be in it
   * @param limits - in bytes
   * @throws when the folder cannot be made or read
   */
  constructor(folder: string, {maxBytes, maxFileBytes}: Limits) {
    this.folder = folder
    this.#maxFileBytes = maxFileBytes
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({size}) => size,
      dispose: ({name}) => {
        this.#remove(name).catch((error: unknown) => {
          console.error('A picture could not be removed from the disk:', error)
        })
      },
    })
    mkdirSync(folder, {recursive: true})
    this.#takeOver()
  }

  /**
   * @param key - see {@link keep}
   * @returns `undefined` for what is not kept
   */
  find(key: string): Kept | undefined {
    return this.#kept.get(key)
  }

  /**
   * Gets something and keeps it; while that is being done, nothing is got for the same key.
   *
   * @param key - what it is found by
   * @param asset - the name of the asset's file in the dataset
   * @param get - asks for it; `null` when there is nothing to keep
   * @throws what `get` throws, and when its bytes break off or the disk fails
   */
  async keep(
    key: string,
    asset: string,
    get: () => Promise<{headers: Record<string, string>; body: Readable} | null>,
  ): Promise<void> {
    const before = this.#underWay.get(key)
    if (before !== undefined) {
      await before.done
      return
    }
    const entry: UnderWay = {asset, isErased: false, done: Promise.resolve()}
    this.#underWay.set(key, entry)
    entry.done = this.#keep(key, entry, get).finally(() => this.#underWay.delete(key))
    await entry.done
  }

  /**
   * Removes what belongs to no asset any more, also what is on its way to the disk (erasure).
   *
   * @param assets - the names of the files of all assets there are
   */
  retain(assets: ReadonlySet<string>): void {
    for (const entry of this.#underWay.values()) {
      if (!assets.has(entry.asset)) entry.isErased = true
    }
    for (const {key, asset} of [...this.#kept.values()]) {
      if (!assets.has(asset)) this.forget(key)
    }
  }

  /** Removes one thing. */
  forget(key: string): void {
    this.#kept.delete(key)
  }

  async #keep(key: string, entry: UnderWay, get: Parameters<KeptMedia['keep']>[2]): Promise<void> {
    const found = await get()
    if (found === null) return
    // Never the name of something that is just being removed.
    const name = randomBytes(16).toString('hex')
    const path = join(this.folder, name)
    try {
      const size = await this.#write(found.body, path)
      const description: Description = {key, asset: entry.asset, headers: found.headers, size}
      await writeFile(path + unfinishedEnding, JSON.stringify(description))
      await rename(path + unfinishedEnding, path + descriptionEnding)
      if (entry.isErased || size === 0) await this.#remove(name)
      else this.#kept.set(key, {...description, name})
    } catch (error) {
      await this.#remove(name)
      if (!(error instanceof TooLargeError)) throw error
    }
  }

  /** @returns how many bytes there were */
  async #write(body: Readable, path: string): Promise<number> {
    const max = this.#maxFileBytes
    let size = 0
    const counting = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        size += chunk.length
        if (size > max) done(new TooLargeError(`more than ${max} bytes`))
        else done(null, chunk)
      },
    })
    await pipeline(body, counting, createWriteStream(path))
    return size
  }

  async #remove(name: string): Promise<void> {
    const path = join(this.folder, name)
    const files = [path + descriptionEnding, path + unfinishedEnding, path]
    await Promise.all(files.map((file) => rm(file, {force: true})))
  }

  #takeOver(): void {
    const taken = new Set<string>()
    for (const file of readdirSync(this.folder)) {
      if (!file.endsWith(descriptionEnding)) continue
      const name = file.slice(0, -descriptionEnding.length)
      const description = this.#read(file)
      if (description === null || !existsSync(join(this.folder, name))) continue
      taken.add(file).add(name)
      this.#kept.set(description.key, {...description, name})
    }
    for (const file of readdirSync(this.folder)) {
      if (!taken.has(file)) rmSync(join(this.folder, file), {recursive: true, force: true})
    }
  }

  #read(file: string): Description | null {
    try {
      return descriptionSchema.parse(JSON.parse(readFileSync(join(this.folder, file), 'utf8')))
    } catch {
      return null
    }
  }
}
