import type {SectionProps} from '#content/section-props.ts'
import type {ReactNode} from 'react'
import type {SectionType} from '#model/sections.ts'
import {AppDownloadSection} from './app-download/app-download.section.tsx'
import {ApproachSection} from './approach/approach.section.tsx'
import {ClinicianListSection} from './clinician-list/clinician-list.section.tsx'
import {FaqListSection} from './faq-list/faq-list.section.tsx'
import {HeroSection} from './hero/hero.section.tsx'
import {HowItWorksSection} from './how-it-works/how-it-works.section.tsx'
import {MissionSection} from './mission/mission.section.tsx'
import {PageHeroSection} from './page-hero/page-hero.section.tsx'
import {PromisesSection} from './promises/promises.section.tsx'
import {ProseSection} from './prose/prose.section.tsx'
import {ServiceGridSection} from './service-grid/service-grid.section.tsx'
import {TestimonialsSection} from './testimonials/testimonials.section.tsx'
import {ValueListSection} from './value-list/value-list.section.tsx'
import {VideoBannerSection} from './video-banner/video-banner.section.tsx'
import {FormSection} from './form/form.section.tsx'
import {FormOutcomeSection} from './form-outcome/form-outcome.section.tsx'
import {PriceHeroSection} from './price-hero/price-hero.section.tsx'
import {PriceTableSection} from './price-table/price-table.section.tsx'
import {InclusionsSection} from './inclusions/inclusions.section.tsx'
import {WorkedExamplesSection} from './worked-examples/worked-examples.section.tsx'
import {CancellationSection} from './cancellation/cancellation.section.tsx'
import {CareGuideSection} from './care-guide/care-guide.section.tsx'
import {FaqGroupsSection} from './faq-groups/faq-groups.section.tsx'
import {DataPromisesSection} from './data-promises/data-promises.section.tsx'
import {DataPolicyPartSection} from './data-policy-part/data-policy-part.section.tsx'
import {NumberedStepsSection} from './numbered-steps/numbered-steps.section.tsx'
import {LinkListSection} from './link-list/link-list.section.tsx'
import {OpenItemsSection} from './open-items/open-items.section.tsx'

export type SectionRegistry = {
  [Type in SectionType]: (props: SectionProps<Type>) => ReactNode
}

/** Which component renders which section. A section type that is missing here does not compile. */
export const registry: SectionRegistry = {
  hero: HeroSection,
  pageHero: PageHeroSection,
  howItWorks: HowItWorksSection,
  serviceGrid: ServiceGridSection,
  videoBanner: VideoBannerSection,
  mission: MissionSection,
  promises: PromisesSection,
  appDownload: AppDownloadSection,
  valueList: ValueListSection,
  approach: ApproachSection,
  testimonials: TestimonialsSection,
  faqList: FaqListSection,
  clinicianList: ClinicianListSection,
  prose: ProseSection,
  form: FormSection,
  formOutcome: FormOutcomeSection,
  priceHero: PriceHeroSection,
  priceTable: PriceTableSection,
  inclusions: InclusionsSection,
  workedExamples: WorkedExamplesSection,
  cancellation: CancellationSection,
  careGuide: CareGuideSection,
  faqGroups: FaqGroupsSection,
  dataPromises: DataPromisesSection,
  dataPolicyPart: DataPolicyPartSection,
  numberedSteps: NumberedStepsSection,
  linkList: LinkListSection,
  openItems: OpenItemsSection,
}
