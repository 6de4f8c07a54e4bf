import 'server-only'
import {defineQuery} from 'next-sanity'
import {fetchContent} from '#content/client/fetch-content.server.ts'
import {listedQuestions, listSections, sharedFields} from '#content/fragments/sections.ts'
import {lastModified} from '#content/client/last-modified.ts'
import {furtherPagesOf} from '#routing/list-totals.ts'
import {isShown} from '#content/client/sample-policy.ts'
import {fillSettingTokens} from '#content/queries/setting-tokens.ts'
import {definedItems} from '#lib/defined-items.ts'
import {formPage} from '#shared/html-forms.ts'
import {profilePath} from '#shared/clinicians.ts'
import {getSettings} from './get-settings.ts'

const PUBLIC_PAGES_QUERY = defineQuery(/* groq */ `{
  "pages": *[_type == "page" && defined(path.current)] | order(path.current asc, _createdAt asc, _id asc){
    "path": path.current,
    "isHidden": seo.noIndex == true || isHidden == true,
    _updatedAt,
    ${sharedFields},
    "title": coalesce(seo.title, title, path.current),
    "description": coalesce(seo.description, ""),
    "lists": ${listSections}
  },
  "updateCount": count(*[_type == "update"]),
  "questionCount": count(${listedQuestions}),
  "people": *[_type == "clinician" && defined(slug.current)] | order(name asc, _createdAt asc, _id asc){
    "isHidden": coalesce(isSample, true),
    kind,
    "slug": slug.current,
    "modified": _updatedAt,
    "title": coalesce(name, slug.current),
    "description": coalesce(specialty, ""),
    languages[]{name}
  },
  "storeAddresses": *[_type == "siteSettings" && _id == "siteSettings"][0].stores[defined(address)]{store, address}
}`)

/** An indexable page. */
export interface PublicPage {
  path: string
  /** Last change of the document or a shared section on it (RFC 3339). */
  modified: string
  title: string
  description: string
  /** Paths of list pages after the first. */
  listPages: string[]
}

/** Returns indexable pages by path, then profiles by name, without samples (LAW-11), booking pages and variants. */
export async function getPublicPages(): Promise<PublicPage[]> {
  const [{pages, people, storeAddresses, ...counts}, settings] = await Promise.all([
    fetchContent(PUBLIC_PAGES_QUERY, {}, []),
    getSettings(),
  ])
  // Download pages redirect once the app is in the stores (DL-1).
  const moved = new Set((storeAddresses ?? []).map(({store}) => formPage(store)))
  const sources = {
    ...counts,
    people: people
      .filter(({isHidden}) => isShown({isSample: isHidden}, settings.sampleData))
      .map(({kind, languages}) => ({kind, languages: languages?.map(({name}) => name) ?? null})),
  }
  const profiles = people.map(({kind, slug, ...rest}) => ({
    path: profilePath({kind, slug}),
    listPages: [],
    ...rest,
  }))
  const listed = pages.map(({lists, ...page}) => ({
    ...page,
    modified: lastModified(page),
    listPages: furtherPagesOf(page.path, definedItems(lists), sources),
  }))
  const paths = new Set<string>()
  const indexable = [...listed, ...profiles]
    .filter(({path}) => paths.size < paths.add(path).size)
    .filter(({isHidden, path}) => !isHidden && !moved.has(path))
    .map(({path, modified, title, description, listPages}) => ({
      path,
      modified,
      title,
      description,
      listPages,
    }))
  return fillSettingTokens(indexable, settings)
}
