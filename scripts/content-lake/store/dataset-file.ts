import {createWriteStream} from 'node:fs'
import {type FileHandle, open, rename, unlink} from 'node:fs/promises'
import {dirname} from 'node:path'
import {Readable} from 'node:stream'
import {pipeline} from 'node:stream/promises'

/** Other users of the machine must not read drafts. */
const fileMode = 0o600

/** An append-only file of lines. */
export interface LineLog {
  /** Durable size in bytes. */
  readonly size: number
  /** Appends lines. Resolves once they are on disk. */
  append(lines: string): Promise<void>
  /** Replaces the whole content atomically. */
  replace(chunks: Iterable<string>): Promise<void>
  close(): Promise<void>
}

/** Makes the entries of a folder durable after a file was created or renamed. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Writes a file durably and atomically, or leaves nothing of it, and returns its size in bytes. */
export async function replaceFile(
  path: string,
  chunks: Iterable<string | Buffer>,
): Promise<number> {
  const temporary = `${path}.new`
  const output = createWriteStream(temporary, {mode: fileMode, flush: true, highWaterMark: 1 << 20})
  try {
    await pipeline(Readable.from(chunks), output)
    await rename(temporary, path)
  } catch (error) {
    await unlink(temporary).catch(() => undefined)
    throw error
  }
  await syncFolder(dirname(path))
  return output.bytesWritten
}

/** The dataset file: a snapshot, then the transactions since. */
export class DatasetFile implements LineLog {
  readonly #path: string
  #handle: FileHandle
  #size: number
  #damaged = false

  private constructor(path: string, handle: FileHandle, size: number) {
    this.#path = path
    this.#handle = handle
    this.#size = size
  }

  static async open(path: string): Promise<DatasetFile> {
    const handle = await open(path, 'a', fileMode)
    const {size} = await handle.stat()
    // A file restored from a backup may have other permissions.
    await handle.chmod(fileMode)
    return new DatasetFile(path, handle, size)
  }

  get size(): number {
    return this.#size
  }

  async append(lines: string): Promise<void> {
    // After a failed write the end of the file is unknown, so it is truncated first.
    if (this.#damaged) await this.#cutBack()
    const bytes = Buffer.from(lines)
    try {
      await this.#handle.appendFile(bytes)
      await this.#handle.datasync()
      this.#size += bytes.length
    } catch (error) {
      this.#damaged = true
      await this.#cutBack().catch(() => undefined)
      throw error
    }
  }

  async replace(chunks: Iterable<string>): Promise<void> {
    const size = await replaceFile(this.#path, chunks)
    const previous = this.#handle
    this.#handle = await open(this.#path, 'a', fileMode)
    this.#size = size
    this.#damaged = false
    await previous.close()
  }

  async close(): Promise<void> {
    await this.#handle.close()
  }

  async #cutBack(): Promise<void> {
    await this.#handle.truncate(this.#size)
    await this.#handle.sync()
    this.#damaged = false
  }
}
