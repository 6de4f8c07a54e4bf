import {readFile} from 'node:fs/promises'
import {globSync} from 'node:fs'
import {join, sep} from 'node:path'
import type {SharedStore} from './shared-store.ts'

/** Copies that were compressed when the site was built. */
const compressed = /\.(?:br|gz)$/

/**
 * Lets the other machines have the static files of a build. While one build takes another's place, a page comes from
 * one machine and its files are asked of another: an old page of a new machine, and a new one of an old.
 *
 * @param store - of what they share
 * @param folder - `.next/static`
 */
export async function shareFiles(store: SharedStore, folder: string): Promise<void> {
  const names = globSync('**/*.*', {cwd: folder}).map((name) => `/${name.split(sep).join('/')}`)
  const paths = names.filter((name) => !compressed.test(name))
  for (const path of await store.missingFiles('build', paths)) {
    await store.keepFile('build', path, await readFile(join(folder, path)))
  }
}

/**
 * Lets the other machines have the data of pages (decision 86).
 *
 * @param store - of what they share
 * @param data - by its name, compressed with Brotli
 */
export async function shareData(
  store: SharedStore,
  data: ReadonlyMap<string, Buffer>,
): Promise<void> {
  for (const name of await store.missingFiles('pageData', [...data.keys()])) {
    const body = data.get(name)
    if (body !== undefined) await store.keepFile('pageData', name, body)
  }
}
