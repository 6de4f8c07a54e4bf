import {copyFile, glob, mkdir, rename, rm, stat, utimes} from 'node:fs/promises'
import {dirname, join} from 'node:path'

/** Longer than a page stays open or cached anywhere. */
const maxAgeMs = 30 * 24 * 60 * 60 * 1000

/**
 * Copies the static files of this build to a folder that all instances serve, because a page of one build may request
 * its scripts from an instance with another. Deletes files that no build has had for 30 days.
 *
 * @param from - `.next/static`
 * @throws Error when the folder cannot be written
 */
export async function shareStaticFiles(from: string, to: string, now: Date): Promise<void> {
  for await (const entry of glob('**/*', {cwd: from, withFileTypes: true})) {
    if (!entry.isFile()) continue
    const own = join(entry.parentPath, entry.name)
    const shared = join(to, own.slice(from.length))
    // Renamed when complete: clients keep a file for a year, and another instance may serve it meanwhile.
    const unfinished = `${shared}.${process.pid}`
    await mkdir(dirname(shared), {recursive: true})
    await copyFile(own, unfinished)
    await utimes(unfinished, now, now)
    await rename(unfinished, shared)
  }
  for await (const entry of glob('**/*', {cwd: to, withFileTypes: true})) {
    const file = join(entry.parentPath, entry.name)
    if (!entry.isFile()) continue
    const {mtimeMs} = await stat(file)
    if (mtimeMs < now.getTime() - maxAgeMs) await rm(file, {force: true})
  }
}
