import type {ComponentType, ReactNode} from 'react'
import type {SectionProps} from '#content/section-props.ts'
import {AppDownloadSection} from '#sections/app-download/app-download.section.tsx'
import {appDownloadFixtures} from '#sections/app-download/app-download.fixtures.ts'
import {ApproachSection} from '#sections/approach/approach.section.tsx'
import {approachFixtures} from '#sections/approach/approach.fixtures.ts'
import {ClinicianListSection} from '#sections/clinician-list/clinician-list.section.tsx'
import {clinicianListFixtures} from '#sections/clinician-list/clinician-list.fixtures.ts'
import {FaqListSection} from '#sections/faq-list/faq-list.section.tsx'
import {faqListFixtures} from '#sections/faq-list/faq-list.fixtures.ts'
import {FormSection} from '#sections/form/form.section.tsx'
import {formFixtures} from '#sections/form/form.fixtures.ts'
import {FormOutcomeSection} from '#sections/form-outcome/form-outcome.section.tsx'
import {formOutcomeFixtures} from '#sections/form-outcome/form-outcome.fixtures.ts'
import {HeroSection} from '#sections/hero/hero.section.tsx'
import {heroFixtures} from '#sections/hero/hero.fixtures.ts'
import {HowItWorksSection} from '#sections/how-it-works/how-it-works.section.tsx'
import {howItWorksFixtures} from '#sections/how-it-works/how-it-works.fixtures.ts'
import {MissionSection} from '#sections/mission/mission.section.tsx'
import {missionFixtures} from '#sections/mission/mission.fixtures.ts'
import {PageHeroSection} from '#sections/page-hero/page-hero.section.tsx'
import {pageHeroFixtures} from '#sections/page-hero/page-hero.fixtures.ts'
import {PromisesSection} from '#sections/promises/promises.section.tsx'
import {promisesFixtures} from '#sections/promises/promises.fixtures.ts'
import {ProseSection} from '#sections/prose/prose.section.tsx'
import {proseFixtures} from '#sections/prose/prose.fixtures.ts'
import {ServiceGridSection} from '#sections/service-grid/service-grid.section.tsx'
import {serviceGridFixtures} from '#sections/service-grid/service-grid.fixtures.ts'
import {TestimonialsSection} from '#sections/testimonials/testimonials.section.tsx'
import {testimonialsFixtures} from '#sections/testimonials/testimonials.fixtures.ts'
import {ValueListSection} from '#sections/value-list/value-list.section.tsx'
import {valueListFixtures} from '#sections/value-list/value-list.fixtures.ts'
import {VideoBannerSection} from '#sections/video-banner/video-banner.section.tsx'
import {videoBannerFixtures} from '#sections/video-banner/video-banner.fixtures.ts'
import {PriceHeroSection} from '#sections/price-hero/price-hero.section.tsx'
import {priceHeroFixtures} from '#sections/price-hero/price-hero.fixtures.ts'
import {PriceTableSection} from '#sections/price-table/price-table.section.tsx'
import {priceTableFixtures} from '#sections/price-table/price-table.fixtures.ts'
import {InclusionsSection} from '#sections/inclusions/inclusions.section.tsx'
import {inclusionsFixtures} from '#sections/inclusions/inclusions.fixtures.ts'
import {WorkedExamplesSection} from '#sections/worked-examples/worked-examples.section.tsx'
import {workedExamplesFixtures} from '#sections/worked-examples/worked-examples.fixtures.ts'
import {CancellationSection} from '#sections/cancellation/cancellation.section.tsx'
import {cancellationFixtures} from '#sections/cancellation/cancellation.fixtures.ts'
import {CareGuideSection} from '#sections/care-guide/care-guide.section.tsx'
import {careGuideFixtures} from '#sections/care-guide/care-guide.fixtures.ts'
import {FaqGroupsSection} from '#sections/faq-groups/faq-groups.section.tsx'
import {faqGroupsFixtures} from '#sections/faq-groups/faq-groups.fixtures.ts'
import {DataPromisesSection} from '#sections/data-promises/data-promises.section.tsx'
import {dataPromisesFixtures} from '#sections/data-promises/data-promises.fixtures.ts'
import {DataPolicyPartSection} from '#sections/data-policy-part/data-policy-part.section.tsx'
import {dataPolicyPartFixtures} from '#sections/data-policy-part/data-policy-part.fixtures.ts'
import {NumberedStepsSection} from '#sections/numbered-steps/numbered-steps.section.tsx'
import {numberedStepsFixtures} from '#sections/numbered-steps/numbered-steps.fixtures.ts'
import {LinkListSection} from '#sections/link-list/link-list.section.tsx'
import {linkListFixtures} from '#sections/link-list/link-list.fixtures.ts'
import {OpenItemsSection} from '#sections/open-items/open-items.section.tsx'
import {openItemsFixtures} from '#sections/open-items/open-items.fixtures.ts'
import type {FixtureGroup} from './fixture-group.ts'

type PageHero = SectionProps<'pageHero'>['section']
type FaqGroups = SectionProps<'faqGroups'>['section']

interface SectionContent {
  _key: string
  anchor: string | null
}

/** A page has each anchor once and ids are made from keys, but here every state is rendered in light and in dark. */
function group<Section extends SectionContent>(
  name: string,
  Component: ComponentType<{section: Section}>,
  fixtures: Readonly<Record<string, Section>>,
  rename: (section: Section, prefix: string) => Section = (section) => section,
): FixtureGroup {
  const states: Record<string, (prefix: string) => ReactNode> = {}
  for (const [state, section] of Object.entries(fixtures)) {
    states[state] = function State(prefix) {
      const own = {...section, _key: `${prefix}-${section._key}`, anchor: null}
      return <Component section={rename(own, prefix)} />
    }
  }
  return {name, states}
}

/** The line of links above a headline is a landmark, and landmarks of one page have names of their own. */
function renameTrail(section: PageHero, prefix: string): PageHero {
  const {trail, _key} = section
  const breadcrumbLabel = `Breadcrumb (${_key}, ${prefix})`
  return trail === null ? section : {...section, trail: {...trail, breadcrumbLabel}}
}

/** Groups and questions have addresses of their own, which are made of their words. */
function renameQuestions(section: FaqGroups, prefix: string): FaqGroups {
  const listedQuestions = section.listedQuestions.map((item) => ({
    ...item,
    category: item.category && `${item.category} (${section._key})`,
    question: `${item.question} (${prefix}, ${section._key})`,
  }))
  return {...section, listedQuestions}
}

/** The sections in the states they are looked at in; the same form as the primitives' list. */
export const sectionFixtures: readonly FixtureGroup[] = [
  group('hero', HeroSection, heroFixtures),
  group('page-hero', PageHeroSection, pageHeroFixtures, renameTrail),
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
  group('price-hero', PriceHeroSection, priceHeroFixtures),
  group('price-table', PriceTableSection, priceTableFixtures),
  group('inclusions', InclusionsSection, inclusionsFixtures),
  group('worked-examples', WorkedExamplesSection, workedExamplesFixtures),
  group('cancellation', CancellationSection, cancellationFixtures),
  group('care-guide', CareGuideSection, careGuideFixtures),
  group('faq-groups', FaqGroupsSection, faqGroupsFixtures, renameQuestions),
  group('data-promises', DataPromisesSection, dataPromisesFixtures),
  group('data-policy-part', DataPolicyPartSection, dataPolicyPartFixtures),
  group('numbered-steps', NumberedStepsSection, numberedStepsFixtures),
  group('link-list', LinkListSection, linkListFixtures),
  group('open-items', OpenItemsSection, openItemsFixtures),
  group('prose', ProseSection, proseFixtures),
  group('form', FormSection, formFixtures),
  group('form-outcome', FormOutcomeSection, formOutcomeFixtures),
]
