import type {SectionProps} from '@/content/section-props'
import type {ReactNode} from 'react'
import type {SectionType} from '@/model/sections'
import {AppDownloadSection} from './app-download/app-download.section'
import {ApproachSection} from './approach/approach.section'
import {ClinicianListSection} from './clinician-list/clinician-list.section'
import {FaqListSection} from './faq-list/faq-list.section'
import {HeroSection} from './hero/hero.section'
import {HowItWorksSection} from './how-it-works/how-it-works.section'
import {MissionSection} from './mission/mission.section'
import {PageHeroSection} from './page-hero/page-hero.section'
import {PromisesSection} from './promises/promises.section'
import {ProseSection} from './prose/prose.section'
import {ServiceGridSection} from './service-grid/service-grid.section'
import {TestimonialsSection} from './testimonials/testimonials.section'
import {ValueListSection} from './value-list/value-list.section'
import {VideoBannerSection} from './video-banner/video-banner.section'
import {FormSection} from './form/form.section'
import {FormOutcomeSection} from './form-outcome/form-outcome.section'

export type SectionRegistry = {
  [Type in SectionType]: (props: SectionProps<Type>) => ReactNode
}

/** Which component draws which section. A section type that is missing here does not compile. */
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
}
