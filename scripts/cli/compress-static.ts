import {globSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {toBrotli, toGzip} from '#lib/content-encoding.ts'

/** What is text; pictures and fonts are compressed already. */
const texts = '**/*.{js,css,svg,json,txt,map}'
/** Below this a coding saves nothing that a packet would notice, in bytes. */
const minBytes = 512

/**
 * Writes a Brotli and a gzip copy beside each text of a build's static files, for the server to send as they are.
 *
 * @param folder - `.next/static`
 * @returns how many files got copies
 */
export async function compressStatic(folder: string): Promise<number> {
  const files = globSync(texts, {cwd: folder}).map((name) => join(folder, name))
  const sizeable = files.filter((file) => readFileSync(file).length >= minBytes)
  await Promise.all(
    sizeable.map(async (file) => {
      const bytes = readFileSync(file)
      const [br, gzip] = await Promise.all([toBrotli(bytes, 'best'), toGzip(bytes)])
      writeFileSync(`${file}.br`, br)
      writeFileSync(`${file}.gz`, gzip)
    }),
  )
  return sizeable.length
}
