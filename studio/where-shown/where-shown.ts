import type {DocumentType} from '#model/documents.ts'

/** Where visitors meet a document. */
export interface WhereShown {
  /** It belongs to the frame, or the frame refers to it. */
  readonly isOnEveryPage: boolean
  readonly pages: readonly {readonly title: string; readonly path: string}[]
}

/** What the frame of every page is made of. */
const frameTypes: readonly DocumentType[] = ['siteSettings', 'navigation', 'footer', 'consentText']

const claims: readonly string[] = ['claimList', 'hero', 'approach', 'figures', 'priceHero']

/**
 * Sections that show documents of a type without referring to them: all of a kind, or the only one there is. After a
 * slash stands the layout that does so, where the others do not.
 * `tests/conformance/where-shown.test.ts` holds them to the queries of the site.
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

/** All of these sections. */
export const allListingSections: readonly string[] = [
  ...new Set(Object.values(listingSections).flat()),
]

/**
 * Names the sections that show a document without referring to it.
 *
 * @param type - of the document
 */
export function sectionsListing(type: string): readonly string[] {
  return Object.entries(listingSections).find(([name]) => name === type)?.[1] ?? []
}

/** Says in GROQ whether a section is one of `$sections`, by its type or by its type and layout. */
export const isListing = '(_type in $sections || _type + "/" + layout in $sections)'

/**
 * Says in GROQ whether a page, or a shared section, shows the document that is asked about.
 *
 * @param list - the field in which the sections stand
 */
const shows = (list: 'sections' | 'section') => `(
    ($type != "page" && references($id))
    || count(${list}[${isListing}
      && ($type != "clinician" || !defined(kind) || kind == $kind)]) > 0
    || ($type == "formText" && count(${list}[
      form == $name
      || (_type == "pageHero" && layout == "join" && $name == "providerInterest")
    ]) > 0)
  )`

/**
 * Asks where a document is shown, also in a shared section that a page refers to. A page is shown at its own address;
 * what links to it shows nothing else of it. The words of a form are shown by sections of the form, and in dialogs
 * wherever a link opens it.
 */
export const whereShownQuery = `{"shared": *[_type == "sharedSection" && ${shows('section')}]._id}{
  "isOnEveryPage": $type in $frameTypes
    || ($type != "page" && count(*[_type in ["navigation", "footer"] && references($id)]) > 0),
  "pages": *[_type == "page" && (
    _id == $id
    || ${shows('sections')}
    || references(^.shared)
  )] | order(path.current asc){title, "path": path.current}
}`

/**
 * What the query is asked with.
 *
 * @param type - of the document
 * @param id - of the published document or of its draft
 * @param document - what it says; of a clinician the kind decides, and of a form the name
 */
export function whereShownParams(type: string, id: string, document: object | null) {
  const valueOf = (field: string): unknown =>
    document === null ? null : (Reflect.get(document, field) ?? null)
  return {
    type,
    id: id.replace(/^drafts\./, ''),
    sections: sectionsListing(type),
    frameTypes,
    kind: valueOf('kind'),
    name: valueOf('name'),
  }
}

/**
 * Reads the answer to the query.
 *
 * @param answer - of the content lake
 * @returns nowhere when it is no answer to it
 */
export function readWhereShown(answer: unknown): WhereShown {
  if (typeof answer !== 'object' || answer === null) return {isOnEveryPage: false, pages: []}
  const pages: unknown = 'pages' in answer ? answer.pages : undefined
  return {
    isOnEveryPage: 'isOnEveryPage' in answer && answer.isOnEveryPage === true,
    pages: (Array.isArray(pages) ? pages : []).flatMap(readPage),
  }
}

function readPage(page: unknown): {title: string; path: string}[] {
  if (typeof page !== 'object' || page === null) return []
  const path = 'path' in page && typeof page.path === 'string' ? page.path : undefined
  const title = 'title' in page && typeof page.title === 'string' ? page.title : path
  return path === undefined || title === undefined ? [] : [{title, path}]
}
