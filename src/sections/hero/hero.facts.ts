import type {SectionMap} from '#content/section-props.ts'
import {houseArt} from '#shared/page-documents.ts'
import {houseDoor} from '#shared/service-status.ts'
import type {PageFacts} from '#seo/page-facts.ts'

/** Facts about the house of the home page (SEO-6). */
export function heroFacts({doors}: SectionMap['hero']): Partial<PageFacts> {
  return {art: houseArt(houseDoor(doors))}
}
