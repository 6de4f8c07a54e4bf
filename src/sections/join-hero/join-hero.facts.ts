import type {SectionMap} from '#content/section-props.ts'
import {doorArt} from '#model/renditions.ts'
import type {PageFacts} from '#seo/page-facts.ts'

/** The door of the service that the page asks professionals for (SEO-6). */
export function joinHeroFacts({service}: SectionMap['joinHero']): Pick<PageFacts, 'art'> {
  return {art: doorArt(service.key, service.status === 'launched')}
}
