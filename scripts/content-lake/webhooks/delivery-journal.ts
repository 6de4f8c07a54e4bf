import {existsSync} from 'node:fs'
import {mkdir, readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {z} from 'zod'
import {DatasetFile, type LineLog, writeNewFile} from '#content-lake/store/dataset-file.ts'
import {type Delivery, deliverySchema} from './delivery.ts'

const lineSchema = z.union([
  z.object({queued: deliverySchema}),
  z.object({done: z.string()}),
  z.object({upTo: z.string()}),
])

const compactAboveBytes = 4 << 20
const writeEvery = 500

/**
 * File of pending deliveries and of the last transaction whose deliveries were queued. With it, neither a restart nor
 * a crash after a commit loses a delivery.
 */
export class DeliveryJournal {
  readonly #file: LineLog
  readonly #open: Map<string, Delivery>
  #upTo: string | undefined
  #unwritten = 0
  #writing: Promise<void> = Promise.resolve()

  private constructor(file: LineLog, open: Map<string, Delivery>, upTo: string | undefined) {
    this.#file = file
    this.#open = open
    this.#upTo = upTo
  }

  /** Opens the journal of a folder. A half-written last line is ignored, because its delivery is queued again. */
  static async open(folder: string): Promise<DeliveryJournal> {
    await mkdir(folder, {recursive: true})
    const path = join(folder, 'deliveries.ndjson')
    const open = new Map<string, Delivery>()
    let upTo: string | undefined
    const text = existsSync(path) ? await readFile(path, 'utf8') : ''
    for (const line of text.split('\n')) {
      const entry = lineSchema.safeParse(parseLine(line)).data
      if (!entry) continue
      if ('queued' in entry) open.set(entry.queued.key, entry.queued)
      else if ('done' in entry) open.delete(entry.done)
      else upTo = entry.upTo
    }
    await writeNewFile(path, linesOf(open, upTo))
    return new DeliveryJournal(await DatasetFile.open(path), open, upTo)
  }

  /** Pending deliveries, oldest first. */
  get open(): readonly Delivery[] {
    return [...this.#open.values()]
  }

  /** Last transaction whose deliveries are in the journal. */
  get upTo(): string | undefined {
    return this.#upTo
  }

  add(deliveries: readonly Delivery[], transactionId: string): Promise<void> {
    for (const delivery of deliveries) this.#open.set(delivery.key, delivery)
    this.#upTo = transactionId
    return this.#write([...deliveries.map((queued) => ({queued})), {upTo: transactionId}])
  }

  /** Records a transaction without deliveries. Not every one is written to disk: checking one again is harmless. */
  advance(transactionId: string): Promise<void> {
    this.#upTo = transactionId
    this.#unwritten += 1
    return this.#unwritten < writeEvery ? Promise.resolve() : this.#write([{upTo: transactionId}])
  }

  /** Records that a delivery was made or given up. */
  done(key: string): Promise<void> {
    this.#open.delete(key)
    return this.#write([{done: key}])
  }

  async close(): Promise<void> {
    if (this.#unwritten > 0 && this.#upTo !== undefined) void this.#write([{upTo: this.#upTo}])
    await this.#writing.catch(() => undefined)
    await this.#file.close()
  }

  #write(lines: readonly unknown[]): Promise<void> {
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
    this.#unwritten = 0
    const write = async () => {
      await this.#file.append(text)
      if (this.#file.size > compactAboveBytes) {
        await this.#file.replace(linesOf(this.#open, this.#upTo))
      }
    }
    this.#writing = this.#writing.catch(() => undefined).then(write)
    return this.#writing
  }
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function linesOf(open: ReadonlyMap<string, Delivery>, upTo: string | undefined): string[] {
  const lines: unknown[] = [...open.values()].map((queued) => ({queued}))
  if (upTo !== undefined) lines.push({upTo})
  return lines.map((line) => `${JSON.stringify(line)}\n`)
}
