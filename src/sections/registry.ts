import type {ReactNode} from 'react'
import type {SectionProps, SectionType} from '#content/section-props.ts'
import {AppDownloadSection} from './app-download/app-download.section.tsx'
import {ApproachSection} from './approach/approach.section.tsx'
import {AreaCheckSection} from './area-check/area-check.section.tsx'
import {BoroughMapSection} from './borough-map/borough-map.section.tsx'
import {CallToActionSection} from './call-to-action/call-to-action.section.tsx'
import {CareGuideSection} from './care-guide/care-guide.section.tsx'
import {ChecklistSection} from './checklist/checklist.section.tsx'
import {ClaimListSection} from './claim-list/claim-list.section.tsx'
import {ContactSection} from './contact/contact.section.tsx'
import {CliniciansSection} from './clinicians/clinicians.section.tsx'
import {CookieChoiceSection} from './cookie-choice/cookie-choice.section.tsx'
import {DataPolicyPartSection} from './data-policy-part/data-policy-part.section.tsx'
import {DataPromisesSection} from './data-promises/data-promises.section.tsx'
import {DemoStageSection} from './demo-stage/demo-stage.section.tsx'
import {FaqsSection} from './faqs/faqs.section.tsx'
import {FiguresSection} from './figures/figures.section.tsx'
import {FindCliniciansSection} from './find-clinicians/find-clinicians.section.tsx'
import {FormSection} from './form/form.section.tsx'
import {FormOutcomeSection} from './form-outcome/form-outcome.section.tsx'
import {GuideHeadSection} from './guide-head/guide-head.section.tsx'
import {GuideListSection} from './guide-list/guide-list.section.tsx'
import {HeroSection} from './hero/hero.section.tsx'
import {LanguageFinderSection} from './language-finder/language-finder.section.tsx'
import {LinkListSection} from './link-list/link-list.section.tsx'
import {ListsSection} from './lists/lists.section.tsx'
import {MatchingStreetSection} from './matching-street/matching-street.section.tsx'
import {PageHeroSection} from './page-hero/page-hero.section.tsx'
import {PointsSection} from './points/points.section.tsx'
import {PriceHeroSection} from './price-hero/price-hero.section.tsx'
import {PriceTableSection} from './price-table/price-table.section.tsx'
import {ProductPreviewSection} from './product-preview/product-preview.section.tsx'
import {PromiseLogSection} from './promise-log/promise-log.section.tsx'
import {ProseSection} from './prose/prose.section.tsx'
import {SearchSection} from './search/search.section.tsx'
import {ServiceGridSection} from './service-grid/service-grid.section.tsx'
import {StepsSection} from './steps/steps.section.tsx'
import {StoredItemsSection} from './stored-items/stored-items.section.tsx'
import {TestimonialsSection} from './testimonials/testimonials.section.tsx'
import {TextBesideImageSection} from './text-beside-image/text-beside-image.section.tsx'
import {TimelineSection} from './timeline/timeline.section.tsx'
import {VideoBannerSection} from './video-banner/video-banner.section.tsx'
import {WorkedExamplesSection} from './worked-examples/worked-examples.section.tsx'

export type SectionRegistry = {
  [Type in SectionType]: (props: SectionProps<Type>) => ReactNode
}

/** Component of each section type; a type of the schema that is missing here is a compile error. */
export const registry: SectionRegistry = {
  appDownload: AppDownloadSection,
  approach: ApproachSection,
  areaCheck: AreaCheckSection,
  boroughMap: BoroughMapSection,
  callToAction: CallToActionSection,
  careGuide: CareGuideSection,
  checklist: ChecklistSection,
  claimList: ClaimListSection,
  contact: ContactSection,
  clinicians: CliniciansSection,
  cookieChoice: CookieChoiceSection,
  dataPolicyPart: DataPolicyPartSection,
  dataPromises: DataPromisesSection,
  demoStage: DemoStageSection,
  faqs: FaqsSection,
  figures: FiguresSection,
  findClinicians: FindCliniciansSection,
  form: FormSection,
  formOutcome: FormOutcomeSection,
  guideHead: GuideHeadSection,
  guideList: GuideListSection,
  hero: HeroSection,
  languageFinder: LanguageFinderSection,
  linkList: LinkListSection,
  lists: ListsSection,
  matchingStreet: MatchingStreetSection,
  pageHero: PageHeroSection,
  points: PointsSection,
  priceHero: PriceHeroSection,
  priceTable: PriceTableSection,
  productPreview: ProductPreviewSection,
  promiseLog: PromiseLogSection,
  prose: ProseSection,
  search: SearchSection,
  serviceGrid: ServiceGridSection,
  steps: StepsSection,
  storedItems: StoredItemsSection,
  testimonials: TestimonialsSection,
  textBesideImage: TextBesideImageSection,
  timeline: TimelineSection,
  videoBanner: VideoBannerSection,
  workedExamples: WorkedExamplesSection,
}

/**
 * Returns whether the site can render a section type, and logs a warning when it cannot. A newer Studio or an API
 * client may publish other types.
 */
export function isKnownSection(type: string): boolean {
  const isKnown = Object.hasOwn(registry, type)
  if (!isKnown) console.warn(`Skipped a section of type "${type}": update the site to render it.`)
  return isKnown
}
