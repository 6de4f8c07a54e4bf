import 'server-only'
import type {SanityClient} from '@sanity/client'
import {defineQuery} from 'next-sanity'
import {fillTokens} from '#content/fill-tokens.ts'
import {placedSections} from '#content/fragments/shared-sections.ts'
import {settingsFields} from '#content/fragments/settings.ts'
import {settingTokens} from '#content/setting-tokens.ts'
import {anchorOf} from '#lib/anchor-of.ts'
import {definedItems} from '#lib/defined-items.ts'
import {profilePath} from '#model/clinicians.ts'
import {searchPage} from '#model/search-page.ts'
import {everyText} from './every-text.ts'
import {type SearchContent, searchContentSchema} from './search-content.ts'

/** Asked outside of any page: its result is held in memory and read again after every change. */
const SEARCH_CONTENT_QUERY = defineQuery(/* groq */ `{
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{${settingsFields}},
  "copy": *[_type == "page" && path.current == $searchPage][0]{
    "section": ${placedSections}[_type == "search"][0]{
      heading,
      label,
      button,
      privacyNote,
      labels,
      groupNames,
      kindNames,
      noneHeading,
      noneText,
      suggestionsHeading,
      suggestions[]->{"path": path.current, "title": seo.title, "description": seo.description},
      urgent
    }
  }.section,
  "pages": *[_type == "page" && defined(path.current) && path.current != $searchPage && !(seo.noIndex == true)]{
    "path": path.current,
    "title": seo.title,
    "description": seo.description,
    "shared": sections[_type == "reference"]._ref,
    "parts": ${placedSections}
  },
  "questions": *[_type == "faq"]{
    "path": *[_type == "page" && references(^._id)][0].path.current,
    "sharedBy": *[_type == "sharedSection" && references(^._id)]._id,
    "title": question,
    isListed,
    "description": pt::text(answer)
  },
  "people": *[_type == "clinician"]{
    kind,
    "slug": slug.current,
    "title": name,
    specialty,
    plainSpecialty,
    location,
    languages[]{name},
    "isSample": coalesce(isSample, true)
  },
  "guides": *[_type == "resource"]{title, description},
  "updates": *[_type == "update"]{title, description, highlights}
}`)

/**
 * Reads everything that can be found, and what the search says, in one query.
 *
 * @param client - reads published content
 * @throws LakeUnavailableError when the content lake does not answer; ZodError when the page of the search is not
 * published or lacks a required field
 */
export async function readSearchContent(client: SanityClient): Promise<SearchContent> {
  const {settings, copy, ...found} = await client.fetch(SEARCH_CONTENT_QUERY, {searchPage})
  /** Where a question stands that pages show in a shared section alone. */
  const pathOfShared = (ids: readonly string[]) =>
    found.pages.find(({shared}) => definedItems(shared).some((id) => ids.includes(id)))?.path
  const entries = [
    ...found.pages.map(({path, title, description, parts}) => ({
      kind: 'pages',
      label: null,
      path,
      title,
      description,
      text: everyText(parts),
    })),
    ...found.questions.map(({path, sharedBy, isListed, title, description}) => ({
      kind: 'questions',
      label: null,
      path:
        isListed === true
          ? `${questionsPage}#${anchorOf(title)}`
          : (path ?? pathOfShared(sharedBy) ?? questionsPage),
      title,
      description,
      text: '',
    })),
    ...found.people
      .filter(({isSample}) => !isSample || settings?.sampleData.show === true)
      .map(({kind, slug, title, specialty, plainSpecialty, location, languages, isSample}) => ({
        kind: 'people',
        label: specialty,
        path: profilePath({kind, slug}),
        title,
        description: [
          plainSpecialty ?? specialty,
          location,
          (languages ?? []).map(({name}) => name).join(', '),
          ...(isSample ? [settings?.sampleData.doctorBadge] : []),
        ].join('. '),
        text: '',
      })),
    ...found.guides.map(({title, description}) => ({
      kind: 'guides',
      label: null,
      path: guidesPage,
      title,
      description,
      text: '',
    })),
    ...found.updates.map(({title, description, highlights}) => ({
      kind: 'updates',
      label: null,
      path: updatesPage,
      title,
      description,
      text: (highlights ?? []).join('. '),
    })),
  ]
  const filled = fillTokens({copy, entries}, settings ? settingTokens(settings, new Date()) : {})
  return searchContentSchema.parse(filled)
}

const questionsPage = '/faq'
const guidesPage = '/providers/policies'
const updatesPage = '/updates'
