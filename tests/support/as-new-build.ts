import {existsSync, globSync, readFileSync, renameSync, writeFileSync} from 'node:fs'
import {basename, join} from 'node:path'

/** Everything of a build that names its files. */
const texts = '**/*.{html,rsc,js,json,meta,body}'

/**
 * Makes of a copy of a build the next one: it has another id, and a script that every page asks for has another name.
 *
 * @param buildFolder - `.next` of a site that does not run
 * @param page - the HTML of any page
 * @returns the name that the script had, and the one it has
 */
export function asNewBuild(buildFolder: string, page: string): {older: string; newer: string} {
  const [, older = ''] = /\/_next\/static\/chunks\/([\w.~-]+\.js)/.exec(page) ?? []
  const newer = `newer-${older}`
  const idFile = join(buildFolder, 'BUILD_ID')
  const id = readFileSync(idFile, 'utf8')
  for (const name of globSync(
    ['server', 'static', '*.json'].flatMap((start) =>
      start.includes('.') ? [start] : [`${start}/${texts}`],
    ),
    {cwd: buildFolder},
  )) {
    const file = join(buildFolder, name)
    const text = readFileSync(file, 'utf8')
    if (!text.includes(older)) continue
    writeFileSync(file, text.replaceAll(older, newer))
  }
  for (const ending of ['', '.br', '.gz']) {
    const file = join(buildFolder, 'static', 'chunks', older + ending)
    if (existsSync(file)) renameSync(file, join(buildFolder, 'static', 'chunks', newer + ending))
  }
  writeFileSync(idFile, `newer-${id}`)
  return {older: basename(older), newer}
}
