import {createReadStream} from 'node:fs'
import {open, stat, writeFile} from 'node:fs/promises'
import type {LakeDocument} from '#content-lake/documents/document.ts'
import {headerSchema, recordSchema, type Transaction} from './transaction.ts'

export interface Recovered {
  readonly documents: Map<string, LakeDocument>
  readonly transactions: Transaction[]
}

interface Line {
  readonly text: string
  readonly number: number
  readonly start: number
  readonly complete: boolean
}

async function* linesOf(path: string): AsyncGenerator<Line> {
  let rest = Buffer.alloc(0)
  let start = 0
  let number = 1
  for await (const chunk of createReadStream(path, {highWaterMark: 1 << 20})) {
    if (!Buffer.isBuffer(chunk)) continue
    let data = Buffer.concat([rest, chunk])
    for (let end = data.indexOf(10); end >= 0; end = data.indexOf(10)) {
      yield {text: data.toString('utf8', 0, end), number, start, complete: true}
      start += end + 1
      number += 1
      data = data.subarray(end + 1)
    }
    rest = data
  }
  if (rest.length > 0) yield {text: rest.toString('utf8'), number, start, complete: false}
}

/**
 * Reads a dataset file. A half-written last line was never acknowledged, so it is cut off, saved next to the file and
 * logged.
 * @throws Error naming file and line when any other line is damaged
 */
export async function recover(path: string, log: (line: string) => void): Promise<Recovered> {
  const recovered: Recovered = {documents: new Map(), transactions: []}
  const {size} = await stat(path)
  for await (const line of linesOf(path)) {
    const problem = applyLine(line, recovered)
    if (problem === undefined && line.complete) continue
    const isLast = line.start + Buffer.byteLength(line.text) + (line.complete ? 1 : 0) >= size
    if (!isLast || line.number === 1) {
      throw new Error(
        `The dataset file ${path} is damaged at line ${line.number} (${problem ?? 'incomplete'}). ` +
          'Restore the file from a backup, or remove that line if its loss is acceptable.',
      )
    }
    await cutOff(path, line, log)
  }
  return recovered
}

function applyLine(line: Line, {documents, transactions}: Recovered): string | undefined {
  let value: unknown
  try {
    value = JSON.parse(line.text)
  } catch {
    return 'it is not JSON'
  }
  if (line.number === 1) {
    return headerSchema.safeParse(value).success ? undefined : 'it is not a content lake header'
  }
  const parsed = recordSchema.safeParse(value)
  if (!parsed.success) return 'it is neither a document nor a transaction'
  // A line without its line feed was never acknowledged, even when it parses.
  if (!line.complete) return 'incomplete'
  if ('document' in parsed.data) {
    documents.set(parsed.data.document._id, parsed.data.document)
    return undefined
  }
  const {changes, ...transaction} = parsed.data.transaction
  const replayed = changes.map((change) => {
    const before = documents.get(change.id) ?? null
    if (change.after) documents.set(change.id, change.after)
    else documents.delete(change.id)
    return {...change, before}
  })
  transactions.push({...transaction, changes: replayed})
  return undefined
}

async function cutOff(path: string, line: Line, log: (line: string) => void): Promise<void> {
  const copy = `${path}.torn-${new Date().toISOString().replaceAll(':', '-')}`
  await writeFile(copy, line.text, {mode: 0o600})
  const handle = await open(path, 'r+')
  try {
    await handle.truncate(line.start)
    await handle.sync()
  } finally {
    await handle.close()
  }
  log(`content lake: line ${line.number} of ${path} was half written; cut off, kept as ${copy}`)
}
