import 'server-only'
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import type {z} from 'zod'

/** Inside the build, so that both go together: a new build begins with what it was built with. */
const fileOf = (name: string) => join(process.cwd(), '.next', `${name}.json`)

/**
 * Keeps something that was read from the content lake for a process that starts while the lake is away. A disk that
 * cannot be written costs no more than that.
 *
 * @param name - of the file, without its ending
 * @param value - any JSON value
 */
export function keepJson(name: string, value: unknown): void {
  const text = JSON.stringify(value)
  const file = fileOf(name)
  try {
    if (text === readText(file)) return
    mkdirSync(dirname(file), {recursive: true})
    // Another process may read at any time: it finds the old text or the new one, never half of one.
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, text)
    renameSync(draft, file)
  } catch (error) {
    console.warn(`${name}.json could not be kept:`, error instanceof Error ? error.message : error)
  }
}

/**
 * Reads what the build, or the last process that reached the content lake, has left.
 *
 * @param name - of the file, without its ending
 * @param schema - what it has to be
 * @returns `null` when there is none that can be used
 */
export function readKeptJson<Schema extends z.ZodType>(
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
