import {mkdirSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {chromium} from '@playwright/test'
import sharp from 'sharp'
import {findChromium} from '#scripts/cli/find-chromium.ts'
import {layoutsOf} from '#studio/schema/layouts.ts'
import {sections} from '#studio/schema/sections.ts'

/** Two pages with the same section: no fixture shows what a shared section is. */
const sharedArt = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200">
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
 * Makes the pictures from which editors choose a section, of the first fixture of each:
 * `npm run section-pictures`, while `npm run review` runs; `-- http://localhost:3300` names another address of it.
 */
const [origin = 'http://localhost:3000'] = process.argv.slice(2)
const folder = join(import.meta.dirname, '..', '..', 'studio', 'cli', 'static', 'sections')
/** What is taken of a section: as much as tells it from others. */
const shot = {width: 1280, height: 800}
const size = {width: 320, height: 200}

mkdirSync(folder, {recursive: true})
const browser = await chromium.launch({
  executablePath: findChromium(process.env),
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage({viewport: shot, reducedMotion: 'reduce'})
await page.goto(`${origin}/review`)
// Next's badge lies over the page during development.
await page.addStyleTag({content: 'nextjs-portal { display: none }'})
let bytes = 0
/** The first layout is that of the state `full`; each other layout has a state of its name. */
const shown = sections.flatMap(({name: type, fields}) => {
  const [first, ...others] = layoutsOf(fields)
  if (first === undefined) return [{type, state: 'full', file: type}]
  return [
    {type, state: 'full', file: `${type}-${first}`},
    ...others.map((layout) => ({type, state: layout, file: `${type}-${layout}`})),
  ]
})
for (const {type, state, file} of shown) {
  const name = type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const section = page.locator(`[id="section-${name}-${state}-light"]`)
  // The name of the fixture stands above it, and is no part of the section.
  const fixture = section.locator(':scope > :not([data-review-name], style)').first()
  await fixture.evaluate((element) => {
    element.scrollIntoView({block: 'start', behavior: 'instant'})
  })
  await page.waitForLoadState('networkidle')
  const box = await fixture.boundingBox()
  if (box === null) throw new Error(`The review page does not show ${file}.`)
  const height = Math.min(box.height, shot.height - box.y)
  const picture = await sharp(
    await page.screenshot({clip: {...box, height}, fullPage: false, animations: 'disabled'}),
  )
    .resize({...size, fit: 'contain', position: 'top', background: '#ffffff'})
    .webp({quality: 55, effort: 6})
    .toBuffer()
  writeFileSync(join(folder, `${file}.webp`), picture)
  bytes += picture.length
}
await browser.close()
const shared = await sharp(Buffer.from(sharedArt)).webp({quality: 55, effort: 6}).toBuffer()
writeFileSync(join(folder, 'sharedSection.webp'), shared)
bytes += shared.length
console.info(`${shown.length + 1} pictures, ${Math.round(bytes / 1000)} KB.`)
