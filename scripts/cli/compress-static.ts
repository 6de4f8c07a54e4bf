import {globSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {toBrotli, toGzip} from '#lib/content-encoding.ts'

/** Text files; images and fonts are already compressed. */
const texts = '**/*.{js,css,svg,json,txt,map}'
/** Minimum size in bytes. Smaller files fit in one packet anyway. */
const minBytes = 512

/** Writes Brotli and gzip copies of a build's static text files for the edge server, and returns their number. */
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
