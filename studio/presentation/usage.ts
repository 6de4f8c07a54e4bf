import type {SanityClient} from 'sanity'
import {bookingPath, profilePath} from '#shared/clinicians.ts'
import type {DocumentType} from '#shared/documents.ts'
import {textAt, valueAt} from '#studio/value-at.ts'

interface PageLink {
  readonly title: string
  readonly path: string
}

/** Pages that show a document. */
export interface Usage {
  /** True for documents of the frame and for those it refers to. */
  readonly isOnEveryPage: boolean
  /** True for the templates of profiles and booking pages, and for what their sections show. */
  readonly isOnClinicianPages: boolean
  /** Sorted by path; a clinician's own pages come first. */
  readonly pages: readonly PageLink[]
}

/** Documents that every page shows. */
const frameTypes: readonly DocumentType[] = ['siteSettings', 'navigation', 'footer', 'consentText']

/** Documents with the sections of all profiles or booking pages. */
const templates: readonly DocumentType[] = ['profilePage', 'bookingPage']

const claimSections: readonly string[] = ['claimList', 'hero', 'figures']

/**
 * Sections that show documents of a type without referring to them, with a layout (`section/layout`) where only that
 * one does.
 * `tests/conformance/usage.test.ts` compares them with the site's queries.
 */
const listingSections: Partial<Record<DocumentType, readonly string[]>> = {
  appPromotion: ['appDownload'],
  area: ['areaCheck', 'boroughMap'],
  claim: ['claimList'],
  claimRegister: claimSections,
  clinician: ['clinicians', 'findClinicians', 'languageFinder'],
  coverageText: ['areaCheck', 'boroughMap'],
  dataPolicy: ['dataPolicyPart'],
  faq: ['faqs/groups'],
  promise: ['promiseLog'],
  resource: ['guideList'],
  service: ['hero'],
  update: ['timeline'],
}

/**
 * GROQ condition: the page, template or shared section shows the document of the enclosing scope (`^`).
 *
 * @param list - field that contains the sections
 */
const shows = (list: 'sections' | 'section') => `(
    ($type != "page" && references($id))
    || (($type != "faq" || ^.isListed == true) && count(${list}[
      (_type in $sections || _type + "/" + layout in $sections)
      && ($type != "clinician" || !defined(kind) || kind == ^.^.kind)
    ]) > 0)
    || ($type == "formText" && count(${list}[
      form == ^.^.name
      || (_type == "pageHero" && layout == "arches" && defined(service) && ^.^.name == "providerInterest")
    ]) > 0)
  )`

/**
 * Fetches the usage of a document, shared sections included. A page counts only at its own address, not on pages that
 * link to it. The copy of a form counts where a section shows the form and where a link opens it.
 */
export const usageQuery = `*[_id == $id][0]{
  kind, name, isListed, "slug": select(_type == "clinician" => slug.current),
  "shared": *[_type == "sharedSection" && ${shows('section')}]._id
}{
  kind, name, slug,
  "isOnEveryPage": $type in $frameTypes
    || ($type != "page" && count(*[_type in ["navigation", "footer"] && references($id)]) > 0),
  "isOnClinicianPages": $type in $templates
    || ($type != "page" && count(*[_type in $templates && (${shows('sections')} || references(^.shared))]) > 0),
  "pages": *[_type == "page" && defined(path.current) && (
    _id == $id
    || ${shows('sections')}
    || references(^.shared)
  )] | order(path.current asc){title, "path": path.current}
}`

/** @param id - id of the published document or its draft */
export function usageParams(type: string, id: string) {
  const sections = Object.entries(listingSections).find(([name]) => name === type)?.[1] ?? []
  return {
    type,
    id: id.replace(/^drafts\./, ''),
    sections: [...sections],
    frameTypes: [...frameTypes],
    templates: [...templates],
  }
}

/**
 * Fetches the usage of a document, drafts included.
 *
 * @param id - id of the published document or its draft
 * @throws ClientError, ServerError or a network error when the content lake does not respond
 */
export async function fetchUsage(client: SanityClient, type: string, id: string): Promise<Usage> {
  const drafts = client.withConfig({perspective: 'drafts'})
  const tag = 'studio.where-shown'
  return readUsage(await drafts.fetch<unknown>(usageQuery, usageParams(type, id), {tag}))
}

/** @returns no usage when the response has another shape */
export function readUsage(response: unknown): Usage {
  const pages = valueAt(response, 'pages')
  return {
    isOnEveryPage: valueAt(response, 'isOnEveryPage') === true,
    isOnClinicianPages: valueAt(response, 'isOnClinicianPages') === true,
    pages: [...ownPages(response), ...(Array.isArray(pages) ? pages : []).flatMap(readPage)],
  }
}

function ownPages(document: unknown): PageLink[] {
  const [kind, name, slug] = ['kind', 'name', 'slug'].map(
    (field) => textAt(document, field) || undefined,
  )
  if (slug === undefined) return []
  const address = {kind: kind ?? null, slug}
  return [
    {title: name ?? slug, path: profilePath(address)},
    {title: 'Booking', path: bookingPath(address)},
  ]
}

function readPage(page: unknown): PageLink[] {
  const path = textAt(page, 'path')
  return !path ? [] : [{title: textAt(page, 'title') || path, path}]
}
