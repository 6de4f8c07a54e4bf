import {lastModified} from '#content/client/last-modified.ts'
import {type BreadcrumbContent, pagesAbove} from '#content/render/pages-above.ts'
import type {PageSection, SectionMap, SectionType} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {homePath} from '#shared/paths.ts'
import type {PageHead} from '#seo/compose-metadata.ts'
import type {PageFacts} from '#seo/page-facts.ts'
import {houseArt} from '#shared/page-documents.ts'
import {houseDoor} from '#shared/service-status.ts'
import {areaTitle} from './area-check/check-area.ts'
import {faqsFacts} from './faqs/faqs.facts.ts'
import type {Page} from './get-page.ts'
import {pageHeroFacts} from './page-hero/page-hero.facts.ts'
import {demoStageFacts, videoBannerFacts} from './video-facts.ts'

type FactReaders = {
  readonly [Type in SectionType]?: (section: SectionMap[Type]) => Partial<PageFacts>
}

const readers: FactReaders = {
  demoStage: demoStageFacts,
  faqs: faqsFacts,
  /** The house of the home page (SEO-6). */
  hero: ({doors}) => ({art: houseArt(houseDoor(doors))}),
  pageHero: pageHeroFacts,
  videoBanner: videoBannerFacts,
}

/**
 * Collects facts for structured data and share images from the content that is already fetched for rendering (SEO-5).
 */
export function pageFacts(page: Pick<Page, 'path' | 'seo' | 'sections'>): PageFacts {
  const sections = definedItems(page.sections)
  const facts = sections.map((section) => readFacts(section._type, section))
  const firstFact = <Name extends keyof PageFacts>(name: Name) =>
    facts.find((some) => some[name])?.[name] ?? null
  return {
    headline: headlineOf(sections[0]) ?? page.seo.title,
    art: firstFact('art') ?? houseArt('lit'),
    service: firstFact('service'),
    trail: firstTrail(sections, page.path),
    questions: facts.flatMap(({questions}) => questions ?? []),
    videos: facts.flatMap(({videos}) => videos ?? []),
    clinician: null,
  }
}

/** Composes the input for the metadata and structured data of a page or of its variant. */
export function headOf(
  page: Pick<Page, '_updatedAt' | 'shared' | 'path' | 'seo' | 'sections'>,
  variant: string | null = null,
): PageHead {
  const {path, seo, sections} = page
  const title = subjectHeading(sections, variant) ?? seo.title
  return {path, seo: {...seo, title}, modified: lastModified(page), facts: pageFacts(page)}
}

/** Headline of a page about one subject of a form (CONTACT-2) or one place (AREA-1). */
function subjectHeading(sections: Page['sections'], variant: string | null): string | null {
  for (const section of sections) {
    const copy = section._type === 'form' ? section.copy : null
    if (section._type === 'areaCheck' && variant) return areaTitle(section, variant) ?? null
    const subject = definedItems(copy?.subjects).find(({key}) => key === variant)
    if (subject?.heading) return subject.heading
  }
  return null
}

function readFacts<Type extends SectionType>(
  type: Type,
  section: SectionMap[Type],
): Partial<PageFacts> {
  return readers[type]?.(section) ?? {}
}

function headlineOf(section: PageSection | undefined): string | null {
  if (section === undefined) return null
  if ('headline' in section) return section.headline ?? null
  return 'heading' in section ? (section.heading ?? null) : null
}

function firstTrail(sections: readonly PageSection[], path: string): PageFacts['trail'] {
  const trails = sections.map((section) =>
    'breadcrumb' in section ? trailTo(section, path) : null,
  )
  return trails.find((trail) => trail !== null) ?? null
}

/** Returns the breadcrumb of a page as structured data, the counterpart of `PageTrail`. */
export function trailTo(
  section: BreadcrumbContent & {trail: {homeLabel: string | null} | null},
  path: string,
): PageFacts['trail'] {
  const {breadcrumb, trail} = section
  if (!breadcrumb || !trail?.homeLabel) return null
  return [
    {label: trail.homeLabel, path: homePath},
    ...pagesAbove(section),
    {label: breadcrumb, path},
  ]
}
