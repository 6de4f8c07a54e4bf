import 'server-only'
import type {SanityClient} from '@sanity/client'
import {defineQuery} from 'next-sanity'
import {functions} from '#content/fragments/functions.ts'
import {fillTokens} from '#content/queries/fill-tokens.ts'
import {
  listedQuestions,
  oldest,
  questionOrder,
  resolvedSections,
} from '#content/fragments/sections.ts'
import {serviceBadge} from '#content/fragments/services.ts'
import {settingsFields} from '#content/fragments/settings.ts'
import type {
  SEARCH_COPY_QUERY_RESULT,
  SEARCH_ENTRIES_QUERY_RESULT,
} from '#content/generated/sanity.types.ts'
import {settingTokens} from '#content/queries/setting-tokens.ts'
import {anchorOf} from '#lib/anchor-of.ts'
import {definedItems} from '#lib/defined-items.ts'
import {listPagePath, listSizes, questionsPerPage} from '#routing/list-pages.ts'
import {linkedPage, shownPath} from '#content/fragments/link.ts'
import {areaCheckAnchor, coveragePath} from '#routing/page-variants.ts'
import {profilePath} from '#shared/clinicians.ts'
import {searchPage, updatesPage} from '#shared/paths.ts'
import {visibleText} from './visible-text.ts'
import {
  type SearchContent,
  searchCopySchema,
  type SearchEntry,
  searchEntrySchema,
  type SearchKind,
} from './search-content.ts'

const simpleLink = /* groq */ `label, "href": select(kind == "address" => address, page->${linkedPage}.path)`

const adviceFields = /* groq */ `
  words,
  exceptions,
  card->{prefix, heading, warning, bullets, note, links[]{${simpleLink}}},
  guide{${simpleLink}}`

const SEARCH_COPY_QUERY = defineQuery(/* groq */ `${functions} {
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{${settingsFields}},
  "copy": *[_type == "page" && path.current == $searchPage] | ${oldest}{
    "section": ${resolvedSections}[_type == "search"][0]{
      heading,
      label,
      hint,
      button,
      privacyNote,
      labels,
      groupNames,
      kindNames,
      noneText,
      suggestionsHeading,
      suggestions[]->{${shownPath}, "title": seo.title, "description": seo.description},
      contact{${simpleLink}},
      synonyms[]{words},
      wordGroups[]{name, words},
      safetyLine,
      answers[]{words, text, links[]{${simpleLink}}},
      elsewhere{words, text, links[]{${simpleLink}}},
      urgent,
      symptoms{${adviceFields}},
      otherProblems{${adviceFields}},
      maternity{${adviceFields}}
    }
  }.section,
  "furtherQuestions": ${listedQuestions} | ${questionOrder}[${questionsPerPage}...100000]._id,
  "questionsPage": *[_type == "page" && count(${resolvedSections}[_type == "faqs" && layout == "groups"]) > 0] | ${oldest}.path.current,
  "guidesPage": *[_type == "page" && count(${resolvedSections}[_type == "guideList"]) > 0] | ${oldest}.path.current
}`)

const SEARCH_IDS_QUERY = defineQuery(/* groq */ `{
  "pages": *[_type == "page" && defined(path.current)] | order(_id)._id,
  "questions": *[_type == "faq"]._id,
  "people": *[_type == "clinician"]._id,
  "guides": *[_type == "resource"]._id,
  "updates": *[_type == "update"] | order(date desc, _id asc)._id,
  "areas": *[_type == "area" && defined(slug.current)]._id
}`)

const SEARCH_ENTRIES_QUERY = defineQuery(/* groq */ `{
  "pages": *[_type == "page" && _id in $ids && defined(path.current) && path.current != $searchPage]{
    "id": _id,
    "path": path.current,
    "title": seo.title,
    "description": seo.description,
    "status": *[_type == "service" && page._ref == ^._id][0]{${serviceBadge}}.statusLabel,
    "isHidden": seo.noIndex == true || isHidden == true,
    "shared": sections[_type == "reference"]._ref,
    "parts": ${resolvedSections}
  },
  "questions": *[_type == "faq" && _id in $ids]{
    "id": _id,
    "title": question,
    isListed,
    "description": pt::text(answer)
  },
  "people": *[_type == "clinician" && _id in $ids]{
    "id": _id,
    kind,
    "slug": slug.current,
    "title": name,
    specialty,
    plainSpecialty,
    location,
    languages[]{name},
    "isSample": coalesce(isSample, true)
  },
  "guides": *[_type == "resource" && _id in $ids]{"id": _id, title, description},
  "updates": *[_type == "update" && _id in $ids]{"id": _id, title, description, highlights},
  "areas": *[_type == "area" && _id in $ids && defined(slug.current)]{
    "id": _id,
    "slug": slug.current,
    "title": name,
    "isOpen": status == "open",
    "description": *[_type == "coverageText" && _id == "coverageText"][0]{
      "text": select(^.status == "open" => open, ^.status == "paused" => paused, planned)
    }.text,
    "partly": *[_type == "coverageText" && _id == "coverageText"][0].partly,
    postcodes,
    edgePostcodes
  }
}`)

/** Batch size that keeps responses far below the content lake's limit. */
const documentsPerRequest = 200

/** Pages that show documents without a page of their own. */
interface Places {
  /** Page of listed questions, and fallback for unlisted ones. */
  questionsPage: string
  guidesPage: string
  /** Pages that refer to documents, by the id of the document. */
  referring: Map<string, string>
  /** Numbers of list pages, by the id of the question or update. */
  listPages: Map<string, number>
}

/**
 * Fetches the copy of the search page and all entries. Skips documents without title or path with a warning.
 *
 * @throws LakeUnavailableError; ZodError when the page is unpublished or lacks a required field
 */
export async function fetchSearchContent(client: SanityClient): Promise<SearchContent> {
  const [{copy, settings, furtherQuestions, ...pages}, ids] = await Promise.all([
    client.fetch(SEARCH_COPY_QUERY, {searchPage}),
    client.fetch(SEARCH_IDS_QUERY),
  ])
  const places: Places = {
    questionsPage: pages.questionsPage ?? searchPage,
    guidesPage: pages.guidesPage ?? searchPage,
    referring: new Map(),
    listPages: new Map([
      ...furtherQuestions.map((id, place) => [id, 2 + Math.floor(place / listSizes.faqs)] as const),
      ...ids.updates.map((id, place) => [id, 1 + Math.floor(place / listSizes.timeline)] as const),
    ]),
  }
  // Pages come first, because they say where unlisted questions are.
  const all = Object.values(ids).flat()
  const entries: SearchEntry[] = []
  for (let first = 0; first < all.length; first += documentsPerRequest) {
    const batch = all.slice(first, first + documentsPerRequest)
    const result = await client.fetch(SEARCH_ENTRIES_QUERY, {ids: batch, searchPage})
    addReferences(result.pages, places.referring)
    entries.push(...entriesOf(result, settings, places))
  }
  return {copy: searchCopySchema.parse(fillTokens(copy, tokensOf(settings))), entries}
}

type Settings = SEARCH_COPY_QUERY_RESULT['settings']

const tokensOf = (settings: Settings) => (settings ? settingTokens(settings, new Date()) : {})

function addReferences(
  pages: SEARCH_ENTRIES_QUERY_RESULT['pages'],
  referring: Places['referring'],
): void {
  for (const {path, shared, parts} of pages) {
    for (const id of [...definedItems(shared), ...referencesIn(parts)]) {
      if (!referring.has(id)) referring.set(id, path)
    }
  }
}

function entriesOf(
  result: SEARCH_ENTRIES_QUERY_RESULT,
  settings: Settings,
  {questionsPage, guidesPage, referring, listPages}: Places,
): SearchEntry[] {
  const tokens = tokensOf(settings)
  const listPath = (page: string, id: string) => listPagePath(page, listPages.get(id) ?? 1)
  const entriesFor = <Found extends {id: string}>(
    documents: readonly Found[],
    kind: SearchKind,
    say: (document: Found) => object,
  ): SearchEntry[] =>
    documents.flatMap((document) => {
      try {
        const entry = {id: document.id, kind, label: null, text: '', ...say(document)}
        return [searchEntrySchema.parse(fillTokens(entry, tokens))]
      } catch {
        console.warn(`Search skips ${document.id}: title or path is missing.`)
        return []
      }
    })
  return [
    ...entriesFor(
      result.pages.filter(({isHidden}) => !isHidden),
      'pages',
      ({path, title, description, status, parts}) => ({
        // The title of a service's page may sound as if it could be booked.
        label: status,
        path,
        title,
        description,
        text: visibleText(fillTokens(parts, tokens)),
      }),
    ),
    ...entriesFor(result.questions, 'questions', ({id, isListed, title, description}) => ({
      path:
        isListed === true
          ? `${listPath(questionsPage, id)}#${anchorOf(title)}`
          : (referring.get(id) ?? questionsPage),
      title,
      description,
    })),
    ...entriesFor(
      result.people.filter(({isSample}) => !isSample || settings?.sampleData.show === true),
      'people',
      ({kind, slug, title, specialty, plainSpecialty, location, languages, isSample}) => ({
        label: specialty,
        path: profilePath({kind, slug}),
        title,
        description: [
          plainSpecialty ?? specialty,
          location,
          (languages ?? []).map(({name}) => name).join(', '),
          ...(isSample ? [settings?.sampleData.doctorBadge] : []),
        ].join('. '),
      }),
    ),
    ...entriesFor(result.guides, 'guides', ({title, description}) => ({
      path: guidesPage,
      title,
      description,
    })),
    ...entriesFor(result.updates, 'updates', ({id, title, description, highlights}) => ({
      path: `${listPath(updatesPage, id)}#${id}`,
      title,
      description,
      text: (highlights ?? []).join('. '),
    })),
    ...entriesFor(result.areas, 'pages', ({title, description, slug, isOpen, partly, ...area}) => ({
      path: `${coveragePath(slug)}${areaCheckAnchor}`,
      area: {
        ...{slug, isOpen, partly},
        postcodes: definedItems(area.postcodes),
        edgePostcodes: definedItems(area.edgePostcodes),
      },
      title,
      description,
    })),
  ]
}

/** Collects the ids that a JSON value refers to, with repetitions. */
export function* referencesIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* referencesIn(item)
  else if (typeof value === 'object' && value !== null) {
    if ('_ref' in value && typeof value._ref === 'string') yield value._ref
    for (const child of Object.values(value)) yield* referencesIn(child)
  }
}
