import {globSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'

/**
 * Makes V8 compile all functions of a script on a background thread. It works only at the very beginning of a file, and
 * other engines ignore it (https://v8.dev/blog/explicit-compile-hints).
 */
export const compileHint = '//# allFunctionsCalledOnLoad\n'

/**
 * Adds {@link compileHint} to every script of a build. Otherwise V8 compiles every module in the one task that starts
 * React and Next, and a press has to wait for it (decision 54).
 *
 * @param folder - `.next/static`, before its files are compressed
 */
export function hintCompilation(folder: string): void {
  for (const name of globSync('**/*.js', {cwd: folder})) {
    const file = join(folder, name)
    const script = readFileSync(file, 'utf8')
    if (!script.startsWith(compileHint)) writeFileSync(file, compileHint + script)
  }
}
