import {createHash} from 'node:crypto'
import {globSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs'
import {dirname, extname, join} from 'node:path'
import sharp from 'sharp'
import {z} from 'zod'
import {evaluateSync, parse} from '#content-lake/query/groq-engine.ts'
import {fillClinicianTokens} from '#content/queries/clinician-tokens.ts'
import {fillTokens} from '#content/queries/fill-tokens.ts'
import type {Profile} from '#content/queries/get-profile.ts'
import type {Settings} from '#content/queries/get-settings.ts'
import {settingTokens} from '#content/queries/setting-tokens.ts'
import type {PageSection} from '#content/section-props.ts'
import {contentFile} from '#content/testing/first-content.ts'
import {everyPart, readSeed, seedFolder} from '#scripts/seed/read-seed.ts'
import {chooseClinicians, listsClinicians, withClinicians} from '#sections/choose-clinicians.ts'
import {presentSections} from '#sections/present-sections.ts'
import {sectionStates} from '#sections/section-states.ts'
import {siteQueries} from './site-queries.ts'

const oneRoute = ' && path.current == $path] | order(_createdAt asc, _id asc)[0]{'

/** The clinician whose profile tests render. */
const clinician = {slug: 'adaeze-thornbury', kind: 'doctor', service: 'gp'}

/** Jest's global setup: stores the first content as the site's queries return it, with all samples visible. */
export default async function storeContent(): Promise<void> {
  const content = await readContent()
  mkdirSync(dirname(contentFile), {recursive: true})
  const unfinished = `${contentFile}.${process.pid}`
  writeFileSync(unfinished, JSON.stringify(content))
  // Replaces the file in one step, for another run that is reading it.
  renameSync(unfinished, contentFile)
}

async function readContent(): Promise<object> {
  const documents = await readSeed()
  const dataset = [...documents, ...(await storeAssets(documents))]
  const run = (query: string, params: Record<string, string> = {}): unknown =>
    evaluateSync(parse(query, {params}), {dataset, params})

  const ofAllPages = queryWith(oneRoute, '"sections":').replace(oneRoute, '] | order(_id asc){')
  const pages = run(ofAllPages)
  if (!arePages(pages)) throw new Error('The page query returns no list of pages.')
  const sections = pages.flatMap((page) => presentSections(page.sections).map(withFirstClinicians))
  const settings = z.custom<Settings>(Boolean).parse(run(queryWith('*[_type == "siteSettings"')))
  const profile = z
    .custom<Profile>(Boolean)
    .parse(run(queryWith('"clinician":', '"neighbours":'), clinician))
  const content = {
    states: sectionStates(sections),
    frame: {...z.looseObject({}).parse(run(queryWith('"navigation":', '"footer":'))), settings},
    consentText: run(queryWith('*[_type == "consentText"')),
    notFound: run(queryWith('*[_type == "notFound"')),
  }
  return {
    ...fillTokens(content, settingTokens(settings, new Date())),
    profile: fillClinicianTokens(profile, profile.clinician, profile.service, settings),
  }
}

/** Returns the site's query that begins with a text, or contains several. */
function queryWith(start: string, ...parts: string[]): string {
  const query = siteQueries.find((each) =>
    parts.length === 0
      ? each.replace(/^(\s*fn [^;]*;)*\s*/, '').startsWith(start)
      : [start, ...parts].every((part) => each.includes(part)),
  )
  if (query === undefined) throw new Error(`No query of the site has ${start}.`)
  return query
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

function arePages(
  result: unknown,
): result is {sections: (PageSection | {_key: string; _type?: undefined})[]}[] {
  return Array.isArray(result) && result.every((page) => 'sections' in page)
}

function withFirstClinicians(section: PageSection): PageSection {
  if (!listsClinicians(section)) return section
  const byId = new Map(section.clinicians.map((clinician) => [clinician._id, clinician]))
  return withClinicians(section, chooseClinicians(section, section.clinicians, 1), byId)
}
