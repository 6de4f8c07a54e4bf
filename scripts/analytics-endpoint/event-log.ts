import {
  appendFileSync,
  existsSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import {join} from 'node:path'
import {z} from 'zod'

const eventSchema = z.looseObject({event: z.string()})
const mode = 0o600

/** Events that the local endpoint received: a line of JSON each, in `analytics.ndjson` of the data folder. */
export class EventLog {
  readonly file: string
  readonly #maxBytes: number

  constructor(dataFolder: string, maxBytes = 20_000_000) {
    this.file = join(dataFolder, 'analytics.ndjson')
    this.#maxBytes = maxBytes
  }

  /**
   * Appends events. At the maximum size it drops the older half, except addresses left for the app (MOD-4).
   *
   * @throws Error when those addresses fill the file
   */
  append(values: readonly unknown[], now: Date): void {
    const events = values.flatMap((value) => eventSchema.safeParse(value).data ?? [])
    const lines = events.map((each) => JSON.stringify({receivedAt: now.toISOString(), ...each}))
    const text = lines.map((line) => `${line}\n`).join('')
    const isFull = () => this.#size() + Buffer.byteLength(text) > this.#maxBytes
    if (isFull()) {
      const isKept = (line: string) => line.includes('"event":"download_interest"')
      this.write(this.lines().filter((line, index, all) => index >= all.length / 2 || isKept(line)))
    }
    if (isFull()) throw new Error(`${this.file} is full. Move it to another folder.`)
    appendFileSync(this.file, text, {mode})
  }

  lines(): string[] {
    if (this.#size() === 0) return []
    return readFileSync(this.file, 'utf8').split('\n').filter(Boolean)
  }

  /** Replaces the file at once, because the endpoint and a command may use it at the same time. */
  write(lines: readonly string[]): void {
    writeFileSync(`${this.file}.new`, lines.map((line) => `${line}\n`).join(''), {mode})
    renameSync(`${this.file}.new`, this.file)
  }

  #size(): number {
    return existsSync(this.file) ? statSync(this.file).size : 0
  }
}
