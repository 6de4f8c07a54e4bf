import {globSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import sharp from 'sharp'

/**
 * Recompresses the committed screenshots without changing a pixel, because Chromium optimises PNG files for speed. Part
 * of `npm run visual:update`.
 */
const folder = join(import.meta.dirname, '..', '..', 'tests', 'visual')
let before = 0
let after = 0

for (const file of globSync('**/*.png', {cwd: folder})) {
  const path = join(folder, file)
  const original = readFileSync(path)
  const packed = await smallest(original)
  before += original.length
  after += Math.min(packed.length, original.length)
  if (packed.length < original.length) writeFileSync(path, packed)
}
console.info(
  `Screenshots: ${(before / 1e6).toFixed(1)} MB before, ${(after / 1e6).toFixed(1)} MB after.`,
)

async function smallest(original: Buffer): Promise<Buffer> {
  const packed = await Promise.all(
    [true, false].map((adaptiveFiltering) =>
      sharp(original)
        .removeAlpha()
        .png({compressionLevel: 9, effort: 10, palette: false, adaptiveFiltering})
        .toBuffer(),
    ),
  )
  const [best = original] = packed.toSorted((a, b) => a.length - b.length)
  if (!(await pixels(best)).equals(await pixels(original))) {
    throw new Error(
      'A compressed screenshot differs from the original: sharp has changed its pixels.',
    )
  }
  return best
}

async function pixels(png: Buffer): Promise<Buffer> {
  return await sharp(png).removeAlpha().toColourspace('srgb').raw().toBuffer()
}
