import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import {join, relative} from 'node:path'
import {z} from 'zod'

/** What a build was made from; written when all of it is there. */
export const builtFromFile = 'built-from'

/** What Next said while it built. */
export const buildLogFile = 'build-log'

/** Names of the static files of a build and of those before it, the newest build first. */
const staticBuildsFile = 'static-builds.json'
const staticBuildsSchema = z.array(z.array(z.string()))

/** Number of earlier builds whose static files stay. */
const earlierBuilds = 2

/** What `next build` leaves alone when it empties its folder (Next 16.4.5, `dist/build/index.js`). */
const left = new Set(['cache', 'dev', 'diagnostics', 'lock', 'trace'])

/** Where a build waits while the next one is made: in the one folder that a build neither empties nor reads. */
const asideOf = (buildFolder: string) => join(buildFolder, 'cache', 'last-build')
/** It has another name until all of it is there. */
const unfinishedOf = (buildFolder: string) => join(buildFolder, 'cache', 'last-build-unfinished')

const entriesOf = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

/**
 * Moves a build out of the way of the next one, which would delete it first and may fail then.
 *
 * @param buildFolder - `.next`
 */
export function setBuildAside(buildFolder: string): void {
  forgetBuildAside(buildFolder)
  const unfinished = unfinishedOf(buildFolder)
  mkdirSync(unfinished, {recursive: true})
  for (const name of entriesOf(buildFolder))
    if (!left.has(name)) renameSync(join(buildFolder, name), join(unfinished, name))
  renameSync(unfinished, asideOf(buildFolder))
}

/**
 * Puts the build that was set aside back in its place, also after a process that died while it built. What the failed
 * build left there is deleted. Does nothing when no build is aside.
 *
 * @param buildFolder - `.next`
 */
export function takeBackBuild(buildFolder: string): void {
  if (existsSync(join(buildFolder, builtFromFile))) forgetBuildAside(buildFolder)
  const aside = asideOf(buildFolder)
  if (existsSync(aside)) {
    for (const name of entriesOf(buildFolder))
      if (!left.has(name)) rmSync(join(buildFolder, name), {recursive: true, force: true})
    // From here on everything in place is the last build's.
    renameSync(aside, unfinishedOf(buildFolder))
  }
  for (const name of entriesOf(unfinishedOf(buildFolder)))
    renameSync(join(unfinishedOf(buildFolder), name), join(buildFolder, name))
  rmSync(unfinishedOf(buildFolder), {recursive: true, force: true})
}

/**
 * Deletes the build that was set aside: the next one is there.
 *
 * @param buildFolder - `.next`
 */
export function forgetBuildAside(buildFolder: string): void {
  rmSync(asideOf(buildFolder), {recursive: true, force: true})
}

/**
 * Copies the static files of the two builds before into the new one. A page that a visitor has open requests scripts
 * of its own build.
 *
 * @param buildFolder - `.next`, after a build and before the last one is forgotten
 */
export function retainStaticFiles(buildFolder: string): void {
  const folder = join(buildFolder, 'static')
  const own = filesIn(folder)
  const earlier = staticBuildsIn(asideOf(buildFolder)).slice(0, earlierBuilds)
  for (const name of earlier.flat()) {
    const from = join(asideOf(buildFolder), 'static', name)
    if (existsSync(from)) cpSync(from, join(folder, name), {force: false})
  }
  writeFileSync(join(buildFolder, staticBuildsFile), JSON.stringify([own, ...earlier]))
}

function staticBuildsIn(build: string): string[][] {
  const list = join(build, staticBuildsFile)
  if (!existsSync(list)) return [filesIn(join(build, 'static'))]
  return staticBuildsSchema.parse(JSON.parse(readFileSync(list, 'utf8')))
}

const filesIn = (folder: string) =>
  globSync('**/*', {cwd: folder, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
