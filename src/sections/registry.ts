import type {ReactNode} from 'react'
import type {SectionProps, SectionType} from '#content/section-props.ts'
import {appDownloadQuery} from './app-download/app-download.query.ts'
import {AppDownloadSection} from './app-download/app-download.section.tsx'
import {approachQuery} from './approach/approach.query.ts'
import {ApproachSection} from './approach/approach.section.tsx'
import {areaCheckQuery} from './area-check/area-check.query.ts'
import {AreaCheckSection} from './area-check/area-check.section.tsx'
import {boroughMapQuery} from './borough-map/borough-map.query.ts'
import {BoroughMapSection} from './borough-map/borough-map.section.tsx'
import {callToActionQuery} from './call-to-action/call-to-action.query.ts'
import {CallToActionSection} from './call-to-action/call-to-action.section.tsx'
import {cancellationQuery} from './cancellation/cancellation.query.ts'
import {CancellationSection} from './cancellation/cancellation.section.tsx'
import {careGuideQuery} from './care-guide/care-guide.query.ts'
import {CareGuideSection} from './care-guide/care-guide.section.tsx'
import {checklistQuery} from './checklist/checklist.query.ts'
import {ChecklistSection} from './checklist/checklist.section.tsx'
import {claimListQuery} from './claim-list/claim-list.query.ts'
import {ClaimListSection} from './claim-list/claim-list.section.tsx'
import {contactQuery} from './contact/contact.query.ts'
import {ContactSection} from './contact/contact.section.tsx'
import {cliniciansQuery} from './clinicians/clinicians.query.ts'
import {CliniciansSection} from './clinicians/clinicians.section.tsx'
import {cookieChoiceQuery} from './cookie-choice/cookie-choice.query.ts'
import {CookieChoiceSection} from './cookie-choice/cookie-choice.section.tsx'
import {dataPolicyPartQuery} from './data-policy-part/data-policy-part.query.ts'
import {DataPolicyPartSection} from './data-policy-part/data-policy-part.section.tsx'
import {dataPromisesQuery} from './data-promises/data-promises.query.ts'
import {DataPromisesSection} from './data-promises/data-promises.section.tsx'
import {demoStageQuery} from './demo-stage/demo-stage.query.ts'
import {DemoStageSection} from './demo-stage/demo-stage.section.tsx'
import {easyReadQuery} from './easy-read/easy-read.query.ts'
import {EasyReadSection} from './easy-read/easy-read.section.tsx'
import {faqsQuery} from './faqs/faqs.query.ts'
import {FaqsSection} from './faqs/faqs.section.tsx'
import {figuresQuery} from './figures/figures.query.ts'
import {FiguresSection} from './figures/figures.section.tsx'
import {findCliniciansQuery} from './find-clinicians/find-clinicians.query.ts'
import {FindCliniciansSection} from './find-clinicians/find-clinicians.section.tsx'
import {formQuery} from './form/form.query.ts'
import {FormSection} from './form/form.section.tsx'
import {formOutcomeQuery} from './form-outcome/form-outcome.query.ts'
import {FormOutcomeSection} from './form-outcome/form-outcome.section.tsx'
import {galleryQuery} from './gallery/gallery.query.ts'
import {GallerySection} from './gallery/gallery.section.tsx'
import {guideHeadQuery} from './guide-head/guide-head.query.ts'
import {GuideHeadSection} from './guide-head/guide-head.section.tsx'
import {guideListQuery} from './guide-list/guide-list.query.ts'
import {GuideListSection} from './guide-list/guide-list.section.tsx'
import {heroQuery} from './hero/hero.query.ts'
import {HeroSection} from './hero/hero.section.tsx'
import {captionedImageQuery} from './captioned-image/captioned-image.query.ts'
import {CaptionedImageSection} from './captioned-image/captioned-image.section.tsx'
import {languageFinderQuery} from './language-finder/language-finder.query.ts'
import {LanguageFinderSection} from './language-finder/language-finder.section.tsx'
import {linkListQuery} from './link-list/link-list.query.ts'
import {LinkListSection} from './link-list/link-list.section.tsx'
import {listsQuery} from './lists/lists.query.ts'
import {ListsSection} from './lists/lists.section.tsx'
import {matchingStreetQuery} from './matching-street/matching-street.query.ts'
import {MatchingStreetSection} from './matching-street/matching-street.section.tsx'
import {pageHeroQuery} from './page-hero/page-hero.query.ts'
import {PageHeroSection} from './page-hero/page-hero.section.tsx'
import {pointsQuery} from './points/points.query.ts'
import {PointsSection} from './points/points.section.tsx'
import {policyListQuery} from './policy-list/policy-list.query.ts'
import {PolicyListSection} from './policy-list/policy-list.section.tsx'
import {priceHeroQuery} from './price-hero/price-hero.query.ts'
import {PriceHeroSection} from './price-hero/price-hero.section.tsx'
import {priceTableQuery} from './price-table/price-table.query.ts'
import {PriceTableSection} from './price-table/price-table.section.tsx'
import {productPreviewQuery} from './product-preview/product-preview.query.ts'
import {ProductPreviewSection} from './product-preview/product-preview.section.tsx'
import {promiseLogQuery} from './promise-log/promise-log.query.ts'
import {PromiseLogSection} from './promise-log/promise-log.section.tsx'
import {proseQuery} from './prose/prose.query.ts'
import {ProseSection} from './prose/prose.section.tsx'
import {searchQuery} from './search/search.query.ts'
import {SearchSection} from './search/search.section.tsx'
import {serviceGridQuery} from './service-grid/service-grid.query.ts'
import {ServiceGridSection} from './service-grid/service-grid.section.tsx'
import {stepsQuery} from './steps/steps.query.ts'
import {StepsSection} from './steps/steps.section.tsx'
import {storedItemsQuery} from './stored-items/stored-items.query.ts'
import {StoredItemsSection} from './stored-items/stored-items.section.tsx'
import {testimonialsQuery} from './testimonials/testimonials.query.ts'
import {TestimonialsSection} from './testimonials/testimonials.section.tsx'
import {textBesideImageQuery} from './text-beside-image/text-beside-image.query.ts'
import {TextBesideImageSection} from './text-beside-image/text-beside-image.section.tsx'
import {timelineQuery} from './timeline/timeline.query.ts'
import {TimelineSection} from './timeline/timeline.section.tsx'
import {videoBannerQuery} from './video-banner/video-banner.query.ts'
import {VideoBannerSection} from './video-banner/video-banner.section.tsx'
import {workedExamplesQuery} from './worked-examples/worked-examples.query.ts'
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
