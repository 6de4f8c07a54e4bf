import type {ReactNode} from 'react'
import type {SectionProps, SectionType} from '#content/section-props.ts'
import {AppDownloadSection, appDownloadQuery} from './app-download/app-download.section.tsx'
import {ApproachSection, approachQuery} from './approach/approach.section.tsx'
import {AreaCheckSection, areaCheckQuery} from './area-check/area-check.section.tsx'
import {BoroughMapSection, boroughMapQuery} from './borough-map/borough-map.section.tsx'
import {CallToActionSection, callToActionQuery} from './call-to-action/call-to-action.section.tsx'
import {CancellationSection, cancellationQuery} from './cancellation/cancellation.section.tsx'
import {CareGuideSection, careGuideQuery} from './care-guide/care-guide.section.tsx'
import {ChecklistSection, checklistQuery} from './checklist/checklist.section.tsx'
import {ClaimListSection, claimListQuery} from './claim-list/claim-list.section.tsx'
import {ContactSection, contactQuery} from './contact/contact.section.tsx'
import {CliniciansSection, cliniciansQuery} from './clinicians/clinicians.section.tsx'
import {CookieChoiceSection, cookieChoiceQuery} from './cookie-choice/cookie-choice.section.tsx'
import {
  DataPolicyPartSection,
  dataPolicyPartQuery,
} from './data-policy-part/data-policy-part.section.tsx'
import {DataPromisesSection, dataPromisesQuery} from './data-promises/data-promises.section.tsx'
import {DemoStageSection, demoStageQuery} from './demo-stage/demo-stage.section.tsx'
import {EasyReadSection, easyReadQuery} from './easy-read/easy-read.section.tsx'
import {FaqsSection, faqsQuery} from './faqs/faqs.section.tsx'
import {FiguresSection, figuresQuery} from './figures/figures.section.tsx'
import {
  FindCliniciansSection,
  findCliniciansQuery,
} from './find-clinicians/find-clinicians.section.tsx'
import {FormSection, formQuery} from './form/form.section.tsx'
import {FormOutcomeSection, formOutcomeQuery} from './form-outcome/form-outcome.section.tsx'
import {GallerySection, galleryQuery} from './gallery/gallery.section.tsx'
import {GuideHeadSection, guideHeadQuery} from './guide-head/guide-head.section.tsx'
import {GuideListSection, guideListQuery} from './guide-list/guide-list.section.tsx'
import {HeroSection, heroQuery} from './hero/hero.section.tsx'
import {
  CaptionedImageSection,
  captionedImageQuery,
} from './captioned-image/captioned-image.section.tsx'
import {
  LanguageFinderSection,
  languageFinderQuery,
} from './language-finder/language-finder.section.tsx'
import {LinkListSection, linkListQuery} from './link-list/link-list.section.tsx'
import {ListsSection, listsQuery} from './lists/lists.section.tsx'
import {
  MatchingStreetSection,
  matchingStreetQuery,
} from './matching-street/matching-street.section.tsx'
import {PageHeroSection, pageHeroQuery} from './page-hero/page-hero.section.tsx'
import {PointsSection, pointsQuery} from './points/points.section.tsx'
import {PolicyListSection, policyListQuery} from './policy-list/policy-list.section.tsx'
import {PriceHeroSection, priceHeroQuery} from './price-hero/price-hero.section.tsx'
import {PriceTableSection, priceTableQuery} from './price-table/price-table.section.tsx'
import {
  ProductPreviewSection,
  productPreviewQuery,
} from './product-preview/product-preview.section.tsx'
import {PromiseLogSection, promiseLogQuery} from './promise-log/promise-log.section.tsx'
import {ProseSection, proseQuery} from './prose/prose.section.tsx'
import {SearchSection, searchQuery} from './search/search.section.tsx'
import {ServiceGridSection, serviceGridQuery} from './service-grid/service-grid.section.tsx'
import {StepsSection, stepsQuery} from './steps/steps.section.tsx'
import {StoredItemsSection, storedItemsQuery} from './stored-items/stored-items.section.tsx'
import {TestimonialsSection, testimonialsQuery} from './testimonials/testimonials.section.tsx'
import {
  TextBesideImageSection,
  textBesideImageQuery,
} from './text-beside-image/text-beside-image.section.tsx'
import {TimelineSection, timelineQuery} from './timeline/timeline.section.tsx'
import {VideoBannerSection, videoBannerQuery} from './video-banner/video-banner.section.tsx'
import {
  WorkedExamplesSection,
  workedExamplesQuery,
} from './worked-examples/worked-examples.section.tsx'

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
  cancellation: CancellationSection,
  careGuide: CareGuideSection,
  checklist: ChecklistSection,
  claimList: ClaimListSection,
  contact: ContactSection,
  clinicians: CliniciansSection,
  cookieChoice: CookieChoiceSection,
  dataPolicyPart: DataPolicyPartSection,
  dataPromises: DataPromisesSection,
  demoStage: DemoStageSection,
  easyRead: EasyReadSection,
  faqs: FaqsSection,
  figures: FiguresSection,
  findClinicians: FindCliniciansSection,
  form: FormSection,
  formOutcome: FormOutcomeSection,
  gallery: GallerySection,
  guideHead: GuideHeadSection,
  guideList: GuideListSection,
  hero: HeroSection,
  captionedImage: CaptionedImageSection,
  languageFinder: LanguageFinderSection,
  linkList: LinkListSection,
  lists: ListsSection,
  matchingStreet: MatchingStreetSection,
  pageHero: PageHeroSection,
  points: PointsSection,
  policyList: PolicyListSection,
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

/** Projections of all section types, for the page query. */
export const sectionFields = /* groq */ `
  _key,
  _type,
  anchor,
  _type == "hero" => {${heroQuery}},
  _type == "pageHero" => {${pageHeroQuery}},
  _type == "serviceGrid" => {${serviceGridQuery}},
  _type == "videoBanner" => {${videoBannerQuery}},
  _type == "appDownload" => {${appDownloadQuery}},
  _type == "approach" => {${approachQuery}},
  _type == "testimonials" => {${testimonialsQuery}},
  _type == "faqs" => {${faqsQuery}},
  _type == "clinicians" => {${cliniciansQuery}},
  _type == "form" => {${formQuery}},
  _type == "formOutcome" => {${formOutcomeQuery}},
  _type == "search" => {${searchQuery}},
  _type == "claimList" => {${claimListQuery}},
  _type == "textBesideImage" => {${textBesideImageQuery}},
  _type == "timeline" => {${timelineQuery}},
  _type == "promiseLog" => {${promiseLogQuery}},
  _type == "demoStage" => {${demoStageQuery}},
  _type == "matchingStreet" => {${matchingStreetQuery}},
  _type == "lists" => {${listsQuery}},
  _type == "languageFinder" => {${languageFinderQuery}},
  _type == "findClinicians" => {${findCliniciansQuery}},
  _type == "productPreview" => {${productPreviewQuery}},
  _type == "figures" => {${figuresQuery}},
  _type == "contact" => {${contactQuery}},
  _type == "points" => {${pointsQuery}},
  _type == "policyList" => {${policyListQuery}},
  _type == "guideList" => {${guideListQuery}},
  _type == "gallery" => {${galleryQuery}},
  _type == "guideHead" => {${guideHeadQuery}},
  _type == "easyRead" => {${easyReadQuery}},
  _type == "checklist" => {${checklistQuery}},
  _type == "areaCheck" => {${areaCheckQuery}},
  _type == "boroughMap" => {${boroughMapQuery}},
  _type == "priceHero" => {${priceHeroQuery}},
  _type == "priceTable" => {${priceTableQuery}},
  _type == "captionedImage" => {${captionedImageQuery}},
  _type == "workedExamples" => {${workedExamplesQuery}},
  _type == "callToAction" => {${callToActionQuery}},
  _type == "cancellation" => {${cancellationQuery}},
  _type == "careGuide" => {${careGuideQuery}},
  _type == "dataPromises" => {${dataPromisesQuery}},
  _type == "dataPolicyPart" => {${dataPolicyPartQuery}},
  _type == "linkList" => {${linkListQuery}},
  _type == "steps" => {${stepsQuery}},
  _type == "storedItems" => {${storedItemsQuery}},
  _type == "cookieChoice" => {${cookieChoiceQuery}},
  _type == "prose" => {${proseQuery}}
`
