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
import {settingsFields} from '#content/fragments/settings.ts'
import type {
  SEARCH_COPY_QUERY_RESULT,
  SEARCH_ENTRIES_QUERY_RESULT,
} from '#content/generated/sanity.types.ts'
import {settingTokens} from '#content/queries/setting-tokens.ts'
import {anchorOf} from '#lib/anchor-of.ts'
import {definedItems} from '#lib/defined-items.ts'
import {questionsPerPage} from '#routing/list-pages.ts'
import {linkedPage, shownPath} from '#content/fragments/link.ts'
import {areaCheckAnchor, coveragePath} from '#routing/page-variants.ts'
import {profilePath} from '#shared/clinicians.ts'
import {searchPage, updatesPage} from '#shared/paths.ts'
import type {DocumentType} from '#shared/documents.ts'
import {visibleText} from './visible-text.ts'
import {
  type SearchCopy,
  searchCopySchema,
  type SearchEntry,
  searchEntrySchema,
  type SearchKind,
} from './search-content.ts'

const simpleLink = /* groq */ `label, "href": select(kind == "address" => address, page->${linkedPage}.path)`

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
      noneHeading,
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
      symptoms{
        words,
        exceptions,
        card->{prefix, heading, warning, bullets, note, links[]{${simpleLink}}},
        guide{${simpleLink}}
      }
    }
  }.section,
  "furtherQuestions": ${listedQuestions} | ${questionOrder}[${questionsPerPage}...100000]._id,
  "questionsPage": *[_type == "page" && count(${resolvedSections}[_type == "faqs" && layout == "groups"]) > 0] | ${oldest}.path.current,
  "guidesPage": *[_type == "page" && count(${resolvedSections}[_type == "guideList"]) > 0] | ${oldest}.path.current
}`)

const SEARCH_IDS_QUERY = defineQuery(/* groq */ `{
  "pages": *[_type == "page" && defined(path.current)]._id,
  "questions": *[_type == "faq"]._id,
  "people": *[_type == "clinician"]._id,
  "guides": *[_type == "resource"]._id,
  "updates": *[_type == "update"]._id,
  "areas": *[_type == "area" && defined(slug.current)]._id
}`)

const SEARCH_ENTRIES_QUERY = defineQuery(/* groq */ `{
  "pages": *[_type == "page" && _id in $ids && defined(path.current) && path.current != $searchPage]{
    "id": _id,
    "path": path.current,
    "title": seo.title,
    "description": seo.description,
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
  "updates": *[_type == "update" && _id in $ids]{"id": _id, title, date, description, highlights},
  "areas": *[_type == "area" && _id in $ids && defined(slug.current)]{
    "id": _id,
    "slug": slug.current,
    "title": name,
    "isOpen": status == "open",
    "description": *[_type == "coverageText" && _id == "coverageText"][0]{
      "text": select(^.status == "open" => open, ^.status == "paused" => paused, planned)
    }.text,
    postcodes
  }
}`)

/** Batch size that keeps responses far below the content lake's limit. */
const documentsPerRequest = 200

/** Types that affect results or the symptom card above them. */
export const searchedTypes: ReadonlySet<string> = new Set<DocumentType>([
  'page',
  'faq',
  'clinician',
  'resource',
  'update',
  'careCard',
  'area',
])

export interface IndexedContent {
  entries: SearchEntry[]
  /** Pages and the ids that they refer to, by page id. */
  references: Map<string, {path: string; ids: ReadonlySet<string>}>
}

/** Copy of the search page and settings for its tokens. */
export interface SearchContext {
  copy: SearchCopy
  settings: SEARCH_COPY_QUERY_RESULT['settings']
  /** Listed questions after the first page, in order. */
  furtherQuestions: readonly string[]
  /** Page of listed questions, and fallback for unlisted ones. */
  questionsPage: string
  guidesPage: string
}

/** @throws LakeUnavailableError; ZodError when the page is unpublished or lacks a required field */
export async function fetchSearchContext(client: SanityClient): Promise<SearchContext> {
  const {copy, questionsPage, guidesPage, ...more} = await client.fetch(SEARCH_COPY_QUERY, {
    searchPage,
  })
  return {
    copy: searchCopySchema.parse(fillTokens(copy, tokensOf(more.settings))),
    questionsPage: questionsPage ?? searchPage,
    guidesPage: guidesPage ?? searchPage,
    ...more,
  }
}

const tokensOf = (settings: SearchContext['settings']) =>
  settings ? settingTokens(settings, new Date()) : {}

export async function fetchSearchIds(client: SanityClient): Promise<string[]> {
  return Object.values(await client.fetch(SEARCH_IDS_QUERY)).flat()
}

/** Fetches entries in batches. Skips documents without title or path with a warning, and unpublished ids silently. */
export async function fetchSearchEntries(
  client: SanityClient,
  ids: readonly string[],
  context: Omit<SearchContext, 'copy'>,
): Promise<IndexedContent> {
  const content: IndexedContent = {entries: [], references: new Map()}
  for (let first = 0; first < ids.length; first += documentsPerRequest) {
    const batch = ids.slice(first, first + documentsPerRequest)
    const result = await client.fetch(SEARCH_ENTRIES_QUERY, {ids: batch, searchPage})
    for (const {id, path, shared, parts} of result.pages) {
      content.references.set(id, {
        path,
        ids: new Set([...definedItems(shared), ...referencesIn(parts)]),
      })
    }
    content.entries.push(...entriesOf(result, context))
  }
  return content
}

function entriesOf(
  result: SEARCH_ENTRIES_QUERY_RESULT,
  {settings, questionsPage, guidesPage}: Omit<SearchContext, 'copy'>,
): SearchEntry[] {
  const tokens = tokensOf(settings)
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
      ({path, title, description, parts}) => ({
        path,
        title,
        description,
        text: visibleText(fillTokens(parts, tokens)),
      }),
    ),
    ...entriesFor(result.questions, 'questions', ({isListed, title, description}) => ({
      path: isListed === true ? `${questionsPage}#${anchorOf(title)}` : questionsPage,
      isUnlisted: isListed !== true,
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
    ...entriesFor(result.updates, 'updates', ({id, title, date, description, highlights}) => ({
      path: `${updatesPage}#${id}`,
      date,
      title,
      description,
      text: (highlights ?? []).join('. '),
    })),
    ...entriesFor(result.areas, 'pages', ({slug, title, isOpen, description, postcodes}) => ({
      path: `${coveragePath(slug)}${areaCheckAnchor}`,
      area: {slug, isOpen, postcodes: definedItems(postcodes)},
      title,
      description: description?.replaceAll('{area}', () => title),
      text: definedItems(postcodes).join(', '),
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
