import {existsSync, mkdirSync, readdirSync, renameSync, rmSync} from 'node:fs'
import {join} from 'node:path'

/** What a build was made from; written when all of it is there. */
export const builtFromFile = 'built-from'

/** What Next said while it built. */
export const buildLogFile = 'build-log'

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
