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

/** File with the fingerprint of a build, written when the build is complete. */
export const builtFromFile = 'built-from'

/** File with the output of `next build`. */
export const buildLogFile = 'build-log'

/** File with the names of the static files of this build and earlier ones, newest first. */
const staticBuildsFile = 'static-builds.json'
const staticBuildsSchema = z.array(z.array(z.string()))

/** Number of earlier builds whose static files are retained. */
const earlierBuilds = 2

/** Entries that `next build` keeps when it empties its folder (Next 16.4.5, `dist/build/index.js`). */
const keptByNext = new Set(['cache', 'dev', 'diagnostics', 'lock', 'trace'])

/** The folder of the last build during the next one, inside the only folder that a build neither empties nor reads. */
const asideOf = (buildFolder: string) => join(buildFolder, 'cache', 'last-build')
/** The name of that folder until the move is complete. */
const unfinishedOf = (buildFolder: string) => join(buildFolder, 'cache', 'last-build-unfinished')

const entriesOf = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

/** Moves the last build aside, because the next one would delete it and might then fail. */
export function setBuildAside(buildFolder: string): void {
  deleteBuildAside(buildFolder)
  const unfinished = unfinishedOf(buildFolder)
  mkdirSync(unfinished, {recursive: true})
  for (const name of entriesOf(buildFolder))
    if (!keptByNext.has(name)) renameSync(join(buildFolder, name), join(unfinished, name))
  renameSync(unfinished, asideOf(buildFolder))
}

/** Restores the build that was set aside, if there is one, and deletes the files of a failed one. */
export function restoreBuild(buildFolder: string): void {
  if (existsSync(join(buildFolder, builtFromFile))) deleteBuildAside(buildFolder)
  const aside = asideOf(buildFolder)
  if (existsSync(aside)) {
    for (const name of entriesOf(buildFolder))
      if (!keptByNext.has(name)) rmSync(join(buildFolder, name), {recursive: true, force: true})
    // From here on, everything in place belongs to the last build.
    renameSync(aside, unfinishedOf(buildFolder))
  }
  for (const name of entriesOf(unfinishedOf(buildFolder)))
    renameSync(join(unfinishedOf(buildFolder), name), join(buildFolder, name))
  rmSync(unfinishedOf(buildFolder), {recursive: true, force: true})
}

/** Deletes the build that was set aside. */
export function deleteBuildAside(buildFolder: string): void {
  rmSync(asideOf(buildFolder), {recursive: true, force: true})
}

/**
 * Copies the static files of the two previous builds into the new one, before the last one is deleted, because open
 * pages request the scripts of the build that rendered them.
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
