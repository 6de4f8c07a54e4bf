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
import {SearchSection} from './search/search.section.tsx'
import {ClaimListSection} from './claim-list/claim-list.section.tsx'
import {PosterHeroSection} from './poster-hero/poster-hero.section.tsx'
import {BrokenValuesSection} from './broken-values/broken-values.section.tsx'
import {ContactDeskSection} from './contact-desk/contact-desk.section.tsx'
import {NoteRowSection} from './note-row/note-row.section.tsx'
import {TimelineSection} from './timeline/timeline.section.tsx'
import {PromiseLogSection} from './promise-log/promise-log.section.tsx'
import {DemoStageSection} from './demo-stage/demo-stage.section.tsx'
import {MatchingStreetSection} from './matching-street/matching-street.section.tsx'
import {TwoListsSection} from './two-lists/two-lists.section.tsx'
import {AskPersonSection} from './ask-person/ask-person.section.tsx'
import {KeyFactsSection} from './key-facts/key-facts.section.tsx'
import {LanguageFinderSection} from './language-finder/language-finder.section.tsx'
import {FindCliniciansSection} from './find-clinicians/find-clinicians.section.tsx'
import {FactSlipSection} from './fact-slip/fact-slip.section.tsx'
import {BookingStepsSection} from './booking-steps/booking-steps.section.tsx'
import {ReasonListSection} from './reason-list/reason-list.section.tsx'
import {MeetingWaysSection} from './meeting-ways/meeting-ways.section.tsx'
import {StepsAndReasonsSection} from './steps-and-reasons/steps-and-reasons.section.tsx'
import {PlannedCareSection} from './planned-care/planned-care.section.tsx'
import {ClinicianRowsSection} from './clinician-rows/clinician-rows.section.tsx'
import {StepLedgerSection} from './step-ledger/step-ledger.section.tsx'
import {ProductPreviewSection} from './product-preview/product-preview.section.tsx'
import {FiguresSection} from './figures/figures.section.tsx'
import {FormPanelSection} from './form-panel/form-panel.section.tsx'
import {JoinHeroSection} from './join-hero/join-hero.section.tsx'
import {PictureHeroSection} from './picture-hero/picture-hero.section.tsx'
import {BenefitGridSection} from './benefit-grid/benefit-grid.section.tsx'
import {ContactRowSection} from './contact-row/contact-row.section.tsx'
import {DownloadHeroSection} from './download-hero/download-hero.section.tsx'
import {PolicyListSection} from './policy-list/policy-list.section.tsx'
import {GuideListSection} from './guide-list/guide-list.section.tsx'
import {TermListSection} from './term-list/term-list.section.tsx'
import {GuideHeadSection} from './guide-head/guide-head.section.tsx'
import {EasyReadSection} from './easy-read/easy-read.section.tsx'
import {ChecklistSection} from './checklist/checklist.section.tsx'
import {AreaCheckSection} from './area-check/area-check.section.tsx'
import {BoroughMapSection} from './borough-map/borough-map.section.tsx'
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
import {StoredItemsSection} from './stored-items/stored-items.section.tsx'
import {CookieChoiceSection} from './cookie-choice/cookie-choice.section.tsx'

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
  search: SearchSection,
  claimList: ClaimListSection,
  posterHero: PosterHeroSection,
  brokenValues: BrokenValuesSection,
  contactDesk: ContactDeskSection,
  noteRow: NoteRowSection,
  timeline: TimelineSection,
  promiseLog: PromiseLogSection,
  demoStage: DemoStageSection,
  matchingStreet: MatchingStreetSection,
  twoLists: TwoListsSection,
  askPerson: AskPersonSection,
  keyFacts: KeyFactsSection,
  languageFinder: LanguageFinderSection,
  findClinicians: FindCliniciansSection,
  factSlip: FactSlipSection,
  bookingSteps: BookingStepsSection,
  reasonList: ReasonListSection,
  meetingWays: MeetingWaysSection,
  stepsAndReasons: StepsAndReasonsSection,
  plannedCare: PlannedCareSection,
  clinicianRows: ClinicianRowsSection,
  stepLedger: StepLedgerSection,
  productPreview: ProductPreviewSection,
  figures: FiguresSection,
  formPanel: FormPanelSection,
  joinHero: JoinHeroSection,
  pictureHero: PictureHeroSection,
  benefitGrid: BenefitGridSection,
  contactRow: ContactRowSection,
  downloadHero: DownloadHeroSection,
  policyList: PolicyListSection,
  guideList: GuideListSection,
  termList: TermListSection,
  guideHead: GuideHeadSection,
  easyRead: EasyReadSection,
  checklist: ChecklistSection,
  areaCheck: AreaCheckSection,
  boroughMap: BoroughMapSection,
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
  storedItems: StoredItemsSection,
  cookieChoice: CookieChoiceSection,
}
