import type {SanityClient} from 'sanity'
import {bookingPath, profilePath} from '#shared/clinicians.ts'
import type {DocumentType} from '#shared/documents.ts'

/** A page of the site, as editors know it. */
export interface Place {
  readonly title: string
  readonly path: string
}

/** Where visitors meet a document. */
export interface WhereShown {
  /** It belongs to the frame, or the frame refers to it. */
  readonly isOnEveryPage: boolean
  readonly isOnEveryProfile: boolean
  /** In the order of their addresses; of a clinician the pages of their own come first. */
  readonly pages: readonly Place[]
}

/** What the frame of every page is made of. */
const frameTypes: readonly DocumentType[] = ['siteSettings', 'navigation', 'footer', 'consentText']

const claims: readonly string[] = ['claimList', 'hero', 'approach', 'figures', 'priceHero']

/**
 * Sections that show documents of a type without referring to them: all of a kind, or the only one there is. After a
 * slash stands the layout that does so, where the others do not.
 * `tests/conformance/usage.test.ts` holds them to the queries of the site.
 */
const listingSections: Partial<Record<DocumentType, readonly string[]>> = {
  appPromotion: ['appDownload'],
  area: ['areaCheck', 'boroughMap'],
  careCard: ['careGuide'],
  claim: ['claimList'],
  claimRegister: claims,
  clinician: ['clinicians', 'findClinicians', 'languageFinder'],
  coverageText: ['areaCheck', 'boroughMap'],
  dataPolicy: ['dataPromises', 'dataPolicyPart'],
  faq: ['faqs/groups'],
  policyArea: ['policyList'],
  promise: ['promiseLog'],
  resource: ['guideList'],
  update: ['timeline'],
}

/**
 * A condition in GROQ: the page or shared section shows the document of the enclosing scope (`^`).
 *
 * @param list - the field in which the sections stand
 */
const shows = (list: 'sections' | 'section') => `(
    ($type != "page" && references($id))
    || (($type != "faq" || ^.isListed == true) && count(${list}[
      (_type in $sections || _type + "/" + layout in $sections)
      && ($type != "clinician" || !defined(kind) || kind == ^.^.kind)
    ]) > 0)
    || ($type == "formText" && count(${list}[
      form == ^.^.name
      || (_type == "pageHero" && layout == "join" && ^.^.name == "providerInterest")
    ]) > 0)
  )`

/**
 * Asks where a document is shown, also in a shared section that a page refers to. A page is shown at its own address;
 * what links to it shows nothing else of it. The words of a form are shown by sections of the form, and in dialogs
 * wherever a link opens it.
 */
export const whereShownQuery = `*[_id == $id][0]{
  kind, name, isListed, "slug": select(_type == "clinician" => slug.current),
  "shared": *[_type == "sharedSection" && ${shows('section')}]._id
}{
  kind, name, slug,
  "isOnEveryPage": $type in $frameTypes
    || ($type != "page" && count(*[_type in ["navigation", "footer"] && references($id)]) > 0),
  "isOnEveryProfile": $type == "profilePage"
    || ($type != "page" && count(*[_type == "profilePage" && references($id)]) > 0),
  "pages": *[_type == "page" && defined(path.current) && (
    _id == $id
    || ${shows('sections')}
    || references(^.shared)
  )] | order(path.current asc){title, "path": path.current}
}`

/**
 * The parameters of the query.
 *
 * @param type - of the document
 * @param id - of the published document or of its draft
 */
export function whereShownParams(type: string, id: string) {
  const sections = Object.entries(listingSections).find(([name]) => name === type)?.[1] ?? []
  return {
    type,
    id: id.replace(/^drafts\./, ''),
    sections: [...sections],
    frameTypes: [...frameTypes],
  }
}

/**
 * Asks the content lake where visitors meet a document, as the pages are with all drafts.
 *
 * @param client - of the Studio
 * @param type - of the document
 * @param id - of the published document or of its draft
 * @throws ClientError, ServerError or a network error when the lake does not answer
 */
export async function fetchWhereShown(
  client: SanityClient,
  type: string,
  id: string,
): Promise<WhereShown> {
  const drafts = client.withConfig({perspective: 'drafts'})
  const tag = 'studio.where-shown'
  return readWhereShown(
    await drafts.fetch<unknown>(whereShownQuery, whereShownParams(type, id), {tag}),
  )
}

/**
 * Reads the answer to the query.
 *
 * @param answer - of the content lake
 * @returns nowhere when it is no answer to it
 */
export function readWhereShown(answer: unknown): WhereShown {
  const pages = fieldOf(answer, 'pages')
  return {
    isOnEveryPage: fieldOf(answer, 'isOnEveryPage') === true,
    isOnEveryProfile: fieldOf(answer, 'isOnEveryProfile') === true,
    pages: [...ownPages(answer), ...(Array.isArray(pages) ? pages : []).flatMap(readPage)],
  }
}

/** A clinician has two pages, by the kind and the slug. */
function ownPages(document: unknown): Place[] {
  const [kind, name, slug] = ['kind', 'name', 'slug'].map((field) => textOf(document, field))
  if (slug === undefined) return []
  const address = {kind: kind ?? null, slug}
  return [
    {title: name ?? slug, path: profilePath(address)},
    {title: 'Booking', path: bookingPath(address)},
  ]
}

function readPage(page: unknown): Place[] {
  const path = textOf(page, 'path')
  return path === undefined ? [] : [{title: textOf(page, 'title') ?? path, path}]
}

function textOf(value: unknown, field: string): string | undefined {
  const text = fieldOf(value, field)
  return typeof text === 'string' && text !== '' ? text : undefined
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined
}
