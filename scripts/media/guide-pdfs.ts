import {readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {chromium} from '@playwright/test'
import {formatFileSize} from '#lib/format-file-size.ts'
import {fillTokens} from '#content/queries/fill-tokens.ts'
import {settingTokens} from '#content/queries/setting-tokens.ts'
import {findChromium} from '#scripts/cli/find-chromium.ts'
import {
  everyPart,
  readSeed,
  sectionsOf,
  seedFolder,
  type SeedDocument,
} from '#scripts/seed/read-seed.ts'
import {chaptersOf, guideHtml} from './guide-html.ts'

/**
 * `npm run guides`: prints the guides of the seed as tagged PDFs, with the images of their Easy Read versions. Run it
 * after a change of their text; its output differs each time, because a PDF contains its creation date.
 */
const documents = await readSeed()
const browser = await chromium.launch({executablePath: findChromium(process.env)})
try {
  for (const guide of documents.filter(({_type}) => _type === 'resource')) await print(guide)
} finally {
  await browser.close()
}

async function print(guide: SeedDocument): Promise<void> {
  const page = referenced(guide['page'])
  const easyRead = referenced(guide['easyReadPage'])
  if (page === undefined || easyRead === undefined) return
  const content = withSettings({
    title: guide['title'],
    description: guide['description'],
    sections: sectionsOf(page, documents),
  })
  const sections = [...everyPart(content['sections'])]
  const html = await guideHtml({
    title: String(content['title']),
    description: String(content['description']),
    brand: String(settings('brandFull')),
    note: String(sections.find(({_type}) => _type === 'pageHero')?.['note']),
    chapters: chaptersOf(sections),
    images: await Promise.all(imageFilesOf(easyRead).map(dataUrl)),
  })
  const tab = await browser.newPage()
  await tab.setContent(html, {waitUntil: 'load'})
  await tab.evaluate(() => document.fonts.ready.then(() => undefined))
  const pdf = await tab.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
  })
  await tab.close()
  const name = `${String(pathOf(page)).split('/').at(-1)}.pdf`
  await writeFile(join(seedFolder, 'files', name), pdf)
  console.info(`${name}: ${formatFileSize(pdf.byteLength)}`)
}

async function dataUrl(file: string): Promise<string> {
  const type = file.endsWith('.svg') ? 'image/svg+xml' : 'image/jpeg'
  return `data:${type};base64,${await readFile(join(seedFolder, file), 'base64')}`
}

function referenced(reference: unknown): SeedDocument | undefined {
  const [id] = [...everyPart(reference)].map(({_ref}) => _ref)
  return documents.find(({_id}) => _id === id)
}

function pathOf(page: SeedDocument): unknown {
  return [...everyPart(page['path'])][0]?.['current']
}

/** Returns the files of a page's images in order, each once, without the variants for the dark theme. */
function imageFilesOf(page: SeedDocument): string[] {
  const pictures = [...everyPart(sectionsOf(page, documents))].filter(
    ({_type}) => _type === 'picture',
  )
  const files = pictures.flatMap(({image}) =>
    [...everyPart(image)].map(({_sanityAsset}) =>
      String(_sanityAsset).replace('image@file://', ''),
    ),
  )
  return [...new Set(files)]
}

function settings(name: string): unknown {
  return documents.find(({_type}) => _type === 'siteSettings')?.[name]
}

/** Fills tokens as pages do: an invented fact is left out or said to be announced. */
function withSettings(content: Record<string, unknown>): Record<string, unknown> {
  const found = documents.find(({_type}) => _type === 'siteSettings') ?? {}
  return fillTokens(content, settingTokens(found, new Date()))
}
