import {type FileHandle, open, rename, unlink} from 'node:fs/promises'
import {dirname} from 'node:path'

/** Nobody else on this machine reads drafts in the file that they cannot ask for. */
const fileMode = 0o600

/** Something lines can be added to for good. */
export interface LineLog {
  /** Bytes that are safely in the log. */
  readonly size: number
  /** Adds lines; when it resolves they are on the disk. */
  append(lines: string): Promise<void>
  /** Replaces everything by these chunks, in one step that either happens or does not. */
  replace(chunks: Iterable<string>): Promise<void>
  close(): Promise<void>
}

/** Makes the entries of a folder (a created or renamed file) durable. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function writeChunks(handle: FileHandle, chunks: Iterable<string>): Promise<number> {
  let size = 0
  let buffered = ''
  const flush = async () => {
    const bytes = Buffer.from(buffered)
    await handle.writeFile(bytes)
    size += bytes.length
    buffered = ''
  }
  for (const chunk of chunks) {
    buffered += chunk
    if (buffered.length > 1 << 20) await flush()
  }
  await flush()
  await handle.sync()
  return size
}

/** The dataset file on disk: a snapshot followed by the transactions since. */
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

  /** Opens a dataset file to append to it. */
  static async open(path: string): Promise<DatasetFile> {
    const handle = await open(path, 'a', fileMode)
    const {size} = await handle.stat()
    // One that was made before, or copied back, may be open to others.
    await handle.chmod(fileMode)
    return new DatasetFile(path, handle, size)
  }

  get size(): number {
    return this.#size
  }

  async append(lines: string): Promise<void> {
    // After a failed write the end of the file is unknown: cut it back before anything follows.
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
    const temporary = `${this.#path}.new`
    const size = await writeNewFile(temporary, chunks)
    await rename(temporary, this.#path)
    await syncFolder(dirname(this.#path))
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

/** Writes a new file and makes its content durable; leaves nothing behind when that fails. */
export async function writeNewFile(path: string, chunks: Iterable<string>): Promise<number> {
  const handle = await open(path, 'w', fileMode)
  try {
    return await writeChunks(handle, chunks)
  } catch (error) {
    await unlink(path).catch(() => undefined)
    throw error
  } finally {
    await handle.close()
  }
}
