import type {ComponentType, ReactNode} from 'react'
import type {SectionProps} from '@/content/section-props'
import {AppDownloadSection} from '@/sections/app-download/app-download.section'
import {appDownloadFixtures} from '@/sections/app-download/app-download.fixtures'
import {ApproachSection} from '@/sections/approach/approach.section'
import {approachFixtures} from '@/sections/approach/approach.fixtures'
import {ClinicianListSection} from '@/sections/clinician-list/clinician-list.section'
import {clinicianListFixtures} from '@/sections/clinician-list/clinician-list.fixtures'
import {FaqListSection} from '@/sections/faq-list/faq-list.section'
import {faqListFixtures} from '@/sections/faq-list/faq-list.fixtures'
import {FormSection} from '@/sections/form/form.section'
import {formFixtures} from '@/sections/form/form.fixtures'
import {FormOutcomeSection} from '@/sections/form-outcome/form-outcome.section'
import {formOutcomeFixtures} from '@/sections/form-outcome/form-outcome.fixtures'
import {HeroSection} from '@/sections/hero/hero.section'
import {heroFixtures} from '@/sections/hero/hero.fixtures'
import {HowItWorksSection} from '@/sections/how-it-works/how-it-works.section'
import {howItWorksFixtures} from '@/sections/how-it-works/how-it-works.fixtures'
import {MissionSection} from '@/sections/mission/mission.section'
import {missionFixtures} from '@/sections/mission/mission.fixtures'
import {PageHeroSection} from '@/sections/page-hero/page-hero.section'
import {pageHeroFixtures} from '@/sections/page-hero/page-hero.fixtures'
import {PromisesSection} from '@/sections/promises/promises.section'
import {promisesFixtures} from '@/sections/promises/promises.fixtures'
import {ProseSection} from '@/sections/prose/prose.section'
import {proseFixtures} from '@/sections/prose/prose.fixtures'
import {ServiceGridSection} from '@/sections/service-grid/service-grid.section'
import {serviceGridFixtures} from '@/sections/service-grid/service-grid.fixtures'
import {TestimonialsSection} from '@/sections/testimonials/testimonials.section'
import {testimonialsFixtures} from '@/sections/testimonials/testimonials.fixtures'
import {ValueListSection} from '@/sections/value-list/value-list.section'
import {valueListFixtures} from '@/sections/value-list/value-list.fixtures'
import {VideoBannerSection} from '@/sections/video-banner/video-banner.section'
import {videoBannerFixtures} from '@/sections/video-banner/video-banner.fixtures'
import type {FixtureGroup} from './fixture-group'

type Prose = SectionProps<'prose'>['section']

interface SectionContent {
  _key: string
  anchor: string | null
}

/** A page has each anchor once and ids are made from keys, but here every state is drawn by day and by night. */
function group<Section extends SectionContent>(
  name: string,
  Draw: ComponentType<{section: Section}>,
  fixtures: Readonly<Record<string, Section>>,
  rename: (section: Section, prefix: string) => Section = (section) => section,
): FixtureGroup {
  const states: Record<string, (prefix: string) => ReactNode> = {}
  for (const [state, section] of Object.entries(fixtures)) {
    states[state] = function State(prefix) {
      const own = {...section, _key: `${prefix}-${section._key}`, anchor: null}
      return <Draw section={rename(own, prefix)} />
    }
  }
  return {name, states}
}

/** A table is a landmark, and landmarks of one page have names of their own. */
function renameTables(section: Prose, prefix: string): Prose {
  const body = section.body.map((block) =>
    block._type === 'table' ? {...block, caption: `${block.caption ?? ''} (${prefix})`} : block,
  )
  return {...section, body}
}

/** The sections in the states they are looked at in; the same form as the primitives' list. */
export const sectionFixtures: readonly FixtureGroup[] = [
  group('hero', HeroSection, heroFixtures),
  group('page-hero', PageHeroSection, pageHeroFixtures),
  group('how-it-works', HowItWorksSection, howItWorksFixtures),
  group('service-grid', ServiceGridSection, serviceGridFixtures),
  group('video-banner', VideoBannerSection, videoBannerFixtures),
  group('mission', MissionSection, missionFixtures),
  group('promises', PromisesSection, promisesFixtures),
  group('app-download', AppDownloadSection, appDownloadFixtures),
  group('value-list', ValueListSection, valueListFixtures),
  group('approach', ApproachSection, approachFixtures),
  group('testimonials', TestimonialsSection, testimonialsFixtures),
  group('faq-list', FaqListSection, faqListFixtures),
  group('clinician-list', ClinicianListSection, clinicianListFixtures),
  group('prose', ProseSection, proseFixtures, renameTables),
  group('form', FormSection, formFixtures),
  group('form-outcome', FormOutcomeSection, formOutcomeFixtures),
]
