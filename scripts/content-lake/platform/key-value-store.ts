import {readFile} from 'node:fs/promises'
import {z} from 'zod'
import {replaceFile} from '#content-lake/store/dataset-file.ts'

export interface KeyValue {
  readonly key: string
  readonly value: unknown
}

const fileSchema = z.record(z.string(), z.unknown())
const maxKeys = 1000

/** Preferences of the Studio's user, such as column widths and recent searches, in one file. */
export class KeyValueStore {
  readonly #path: string
  readonly #values: Map<string, unknown>
  #writing: Promise<unknown> = Promise.resolve()

  private constructor(path: string, values: Map<string, unknown>) {
    this.#path = path
    this.#values = values
  }

  /** Opens the store. An unreadable file counts as empty: preferences are not content. */
  static async open(path: string): Promise<KeyValueStore> {
    try {
      const parsed = fileSchema.parse(JSON.parse(await readFile(path, 'utf8')))
      return new KeyValueStore(path, new Map(Object.entries(parsed)))
    } catch {
      return new KeyValueStore(path, new Map())
    }
  }

  /** Returns the values of the existing keys. */
  read(keys: readonly string[]): KeyValue[] {
    return keys.flatMap((key) =>
      this.#values.has(key) ? [{key, value: this.#values.get(key)}] : [],
    )
  }

  /** Sets values. Resolves once they are on disk. */
  async write(values: readonly {key: string; value?: unknown}[]): Promise<void> {
    for (const {key, value} of values) {
      this.#values.delete(key)
      this.#values.set(key, value ?? null)
    }
    for (const key of [...this.#values.keys()].slice(0, -maxKeys)) this.#values.delete(key)
    this.#writing = this.#writing
      .catch(() => undefined)
      .then(() => replaceFile(this.#path, [JSON.stringify(Object.fromEntries(this.#values))]))
    await this.#writing
  }
}
