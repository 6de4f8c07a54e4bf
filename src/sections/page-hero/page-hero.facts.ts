import type {SectionMap} from '#content/section-props.ts'
import {doorArt} from '#shared/page-documents.ts'
import {doorStateOf} from '#shared/service-status.ts'
import type {PageFacts, ServiceFact} from '#seo/page-facts.ts'

/** Facts about the service of the page and its door (SEO-5, SEO-6). A page for professionals has the door alone. */
export function pageHeroFacts({layout, service}: SectionMap['pageHero']): Partial<PageFacts> {
  if (service === null) return {}
  const {key, name, summary, status, bookingAddress, page} = service
  return {
    art: doorArt(key, doorStateOf(status)),
    service:
      layout === 'arches' ? null : factOf({key, name, summary, status, bookingAddress}, page),
  }
}

/** Returns null when a draft service has no page yet. */
function factOf(
  fact: Omit<ServiceFact, 'path'>,
  page: {path: string | null} | null,
): ServiceFact | null {
  return page?.path ? {...fact, path: page.path} : null
}
