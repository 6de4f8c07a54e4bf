import {createHash} from 'node:crypto'
import {existsSync, globSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'

/**
 * Computes what a build depends on: files and settings.
 *
 * @param root - the project's root
 * @param patterns - globs below the root
 * @param settings - anything else that changes the outcome
 * @returns a digest that changes when any of it does
 */
export function fingerprint(
  root: string,
  patterns: readonly string[],
  settings: Readonly<Record<string, string | undefined>>,
): string {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  const files = globSync([...patterns], {cwd: root, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/\.test\.tsx?$|node_modules|[\\/]dist[\\/]/.test(file))
    .sort()
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}

/** Remembers the fingerprint of the last build that went well. */
export class Stamp {
  readonly #file: string

  /** @param file - where the fingerprint is kept; inside the build's output, so that both go together */
  constructor(file: string) {
    this.#file = file
  }

  /** @param current - the fingerprint of what is here now */
  matches(current: string): boolean {
    return existsSync(this.#file) && readFileSync(this.#file, 'utf8') === current
  }

  /** @param current - the fingerprint of what was built */
  write(current: string): void {
    mkdirSync(dirname(this.#file), {recursive: true})
    writeFileSync(this.#file, current)
  }
}
