import type {SectionMap} from '#content/section-props.ts'
import {doorArt} from '#shared/page-documents.ts'
import type {PageFacts, ServiceFact} from '#seo/page-facts.ts'

/** The service that the page is about, and its door (SEO-5, SEO-6); a page for professionals has the door alone. */
export function pageHeroFacts({layout, service}: SectionMap['pageHero']): Partial<PageFacts> {
  if (service === null) return {}
  const {key, name, summary, status, bookingAddress, page} = service
  return {
    art: doorArt(key, status === 'launched'),
    service: layout === 'join' ? null : factOf({key, name, summary, status, bookingAddress}, page),
  }
}

/** A draft may not say yet which page is about the service. */
function factOf(
  fact: Omit<ServiceFact, 'path'>,
  page: {path: string | null} | null,
): ServiceFact | null {
  return page?.path ? {...fact, path: page.path} : null
}
