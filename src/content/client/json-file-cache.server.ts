import 'server-only'
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import type {z} from 'zod'

/** Stored within the build, so that a new build starts with its own content. */
const fileOf = (name: string) => join(process.cwd(), '.next', `${name}.json`)

/** Stores data for a process that starts while the content lake is unavailable. Write errors are only logged. */
export function storeJson(name: string, value: unknown): void {
  const text = JSON.stringify(value)
  const file = fileOf(name)
  try {
    if (text === readText(file)) return
    mkdirSync(dirname(file), {recursive: true})
    // Atomic: other processes read the old text or the new one.
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, text)
    renameSync(draft, file)
  } catch (error) {
    console.warn(
      `${name}.json could not be written:`,
      error instanceof Error ? error.message : error,
    )
  }
}

/** Reads stored data; null when it is missing or doesn't match the schema. */
export function readStoredJson<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
): z.output<Schema> | null {
  try {
    return schema.parse(JSON.parse(readText(fileOf(name)) ?? 'null'))
  } catch {
    return null
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
