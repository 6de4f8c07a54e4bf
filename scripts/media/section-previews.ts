import {mkdirSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {parseArgs} from 'node:util'
import {chromium} from '@playwright/test'
import sharp from 'sharp'
import {findChromium} from '#scripts/cli/find-chromium.ts'
import {layoutsOf} from '#studio/schema/layouts.ts'
import {sections} from '#studio/schema/sections.ts'

/** Two pages with the same section, which no layout shows. */
const sharedSectionSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200">
<rect width="320" height="200" fill="#ffffff"/>
${[70, 180]
  .map(
    (x) => `<g transform="translate(${x} 22)">
<rect width="70" height="156" rx="6" fill="none" stroke="#0f2a3d" stroke-width="2"/>
<path d="M12 18h34M12 30h46M12 120h46M12 132h28" stroke="#9fb0ba" stroke-width="5" stroke-linecap="round"/>
<rect x="9" y="48" width="52" height="54" rx="5" fill="#f4b740"/>
</g>`,
  )
  .join('')}
<path d="M134 97h52" stroke="#0f2a3d" stroke-width="2" stroke-dasharray="5 5"/>
</svg>`

/**
 * `npm run section-pictures`: makes the previews from which editors choose a section. Needs `npm run review`;
 * `-- --origin http://localhost:3300` names another address of it, and `-- steps timeline` makes only those.
 */
const {
  values: {origin},
  positionals: chosen,
} = parseArgs({
  allowPositionals: true,
  options: {origin: {type: 'string', default: 'http://localhost:3000'}},
})
const folder = join(import.meta.dirname, '..', '..', 'studio', 'cli', 'static', 'sections')
const viewport = {width: 1280, height: 800}
const previewSize = {width: 320, height: 200}

mkdirSync(folder, {recursive: true})
const browser = await chromium.launch({
  executablePath: findChromium(process.env),
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage({viewport, reducedMotion: 'reduce'})
await page.goto(`${origin}/review`)
// Hides the badge that Next shows during development.
await page.addStyleTag({content: 'nextjs-portal { display: none }'})
let bytes = 0
const isChosen = ({name}: {name: string}) => chosen.length === 0 || chosen.includes(name)
const previews = sections.filter(isChosen).flatMap(({name: type, fields}) => {
  const layouts = layoutsOf(fields)
  return layouts.length === 0
    ? [{type, state: 'full', file: type}]
    : layouts.map((state) => ({type, state, file: `${type}-${state}`}))
})
for (const {type, state, file} of previews) {
  const name = type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const section = page.locator(`[id="section-${name}-${state}"]`)
  // Leaves out the name of the state above the section.
  const content = section.locator(':scope > :not([data-review-name], style)').first()
  await content.evaluate(async (element) => {
    element.scrollIntoView({block: 'start', behavior: 'instant'})
    const images = [...element.querySelectorAll('img')]
    await Promise.all(
      images.map(async (image) => {
        image.loading = 'eager'
        await image.decode()
      }),
    )
  })
  const box = await content.boundingBox()
  if (box === null) throw new Error(`The review page does not show ${file}.`)
  const height = Math.min(box.height, viewport.height - box.y)
  const preview = await sharp(
    await page.screenshot({clip: {...box, height}, fullPage: false, animations: 'disabled'}),
  )
    .resize({...previewSize, fit: 'contain', position: 'top', background: '#ffffff'})
    .webp({quality: 55, effort: 6})
    .toBuffer()
  writeFileSync(join(folder, `${file}.webp`), preview)
  bytes += preview.length
}
await browser.close()
const shared = await sharp(Buffer.from(sharedSectionSvg)).webp({quality: 55, effort: 6}).toBuffer()
writeFileSync(join(folder, 'sharedSection.webp'), shared)
bytes += shared.length
console.info(`${previews.length + 1} previews, ${Math.round(bytes / 1000)} KB.`)
