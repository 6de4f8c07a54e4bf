import {createHash} from 'node:crypto'
import {globSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs'
import {dirname, extname, join} from 'node:path'
import sharp from 'sharp'
import {evaluateSync, parse} from '#content-lake/query/groq-engine.ts'
import {fillTokens} from '#content/queries/fill-tokens.ts'
import {settingTokens} from '#content/queries/setting-tokens.ts'
import type {PageSection, SectionState} from '#content/section-props.ts'
import {everyPart, readSeed, seedFolder} from '#scripts/seed/read-seed.ts'
import {chooseClinicians, listsClinicians, withClinicians} from '#sections/choose-clinicians.ts'
import {presentSections} from '#sections/present-sections.ts'
import {sectionStates} from '#sections/section-states.ts'
import {statesFile} from '#sections/testing/section-state.ts'
import {siteQueries} from './site-queries.ts'

const oneRoute = ' && path.current == $path] | order(_createdAt asc, _id asc)[0]{'

/** Jest's global setup: stores the states of all sections in the first content, which every test file reads. */
export default async function storeStates(): Promise<void> {
  const states = await readStates()
  mkdirSync(dirname(statesFile), {recursive: true})
  const unfinished = `${statesFile}.${process.pid}`
  writeFileSync(unfinished, JSON.stringify(states))
  // Replaces the file in one step, for another run that is reading it.
  renameSync(unfinished, statesFile)
}

/** Runs the page query for all pages of the seed. The result is that of the site, with all samples visible. */
async function readStates(): Promise<SectionState[]> {
  const documents = await readSeed()
  const dataset = [...documents, ...(await storeAssets(documents))]
  const query = siteQueries.find((each) => each.includes(oneRoute) && each.includes('"sections":'))
  if (query === undefined) throw new Error('The page query has changed: no query selects a path.')
  const ofAllPages = query.replace(oneRoute, '] | order(_id asc){')
  const pages: unknown = evaluateSync(parse(ofAllPages), {dataset})
  if (!arePages(pages)) throw new Error('The page query returns no list of pages.')
  const settings = documents.find(({_type}) => _type === 'siteSettings') ?? {}
  const sections = pages.flatMap((page) => presentSections(page.sections).map(withFirstClinicians))
  return fillTokens(sectionStates(sections), settingTokens(settings, new Date()))
}

/** Replaces each `_sanityAsset` with a reference, as the import does, and returns the documents of the assets. */
async function storeAssets(documents: readonly object[]): Promise<object[]> {
  const files = globSync('{images,files}/*', {cwd: seedFolder})
  const assets = new Map(
    await Promise.all(files.map(async (file) => [file, await assetOf(file)] as const)),
  )
  for (const part of everyPart(documents)) {
    const {_sanityAsset: source} = part
    if (typeof source !== 'string') continue
    part['asset'] = {_ref: assets.get(source.replace(/^\w+@file:\/\/\.\//, ''))?._id}
  }
  return [...assets.values()]
}

async function assetOf(file: string) {
  const bytes = readFileSync(join(seedFolder, file))
  const hash = createHash('sha1').update(bytes).digest('hex')
  const extension = extname(file).slice(1)
  if (file.startsWith('files'))
    return {
      _id: `file-${hash}-${extension}`,
      path: `files/local/production/${hash}.${extension}`,
      size: bytes.length,
      originalFilename: file.slice('files/'.length),
    }
  const {width, height} = await sharp(bytes).metadata()
  const dimensions = {width, height}
  return {_id: `image-${hash}-${width}x${height}-${extension}`, extension, metadata: {dimensions}}
}

function arePages(result: unknown): result is {sections: (PageSection | {_type: null})[]}[] {
  return Array.isArray(result) && result.every((page) => 'sections' in page)
}

function withFirstClinicians(section: PageSection): PageSection {
  if (!listsClinicians(section)) return section
  const byId = new Map(section.clinicians.map((clinician) => [clinician._id, clinician]))
  return withClinicians(section, chooseClinicians(section, section.clinicians, 1), byId)
}
