import {createHash} from 'node:crypto'
import {existsSync, globSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'

/** Returns a digest of the files, by globs relative to the root, and of all else that changes a build. */
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

/** Stores the fingerprint of the last successful build. */
export class Stamp {
  readonly #file: string

  /** @param file - inside the build's output, so that both are deleted together */
  constructor(file: string) {
    this.#file = file
  }

  matches(current: string): boolean {
    return existsSync(this.#file) && readFileSync(this.#file, 'utf8') === current
  }

  write(current: string): void {
    mkdirSync(dirname(this.#file), {recursive: true})
    writeFileSync(this.#file, current)
  }
}
