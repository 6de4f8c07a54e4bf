import {appDownloadQuery} from './app-download/app-download.query.ts'
import {approachQuery} from './approach/approach.query.ts'
import {clinicianListQuery} from './clinician-list/clinician-list.query.ts'
import {faqListQuery} from './faq-list/faq-list.query.ts'
import {heroQuery} from './hero/hero.query.ts'
import {howItWorksQuery} from './how-it-works/how-it-works.query.ts'
import {missionQuery} from './mission/mission.query.ts'
import {pageHeroQuery} from './page-hero/page-hero.query.ts'
import {promisesQuery} from './promises/promises.query.ts'
import {proseQuery} from './prose/prose.query.ts'
import {serviceGridQuery} from './service-grid/service-grid.query.ts'
import {testimonialsQuery} from './testimonials/testimonials.query.ts'
import {valueListQuery} from './value-list/value-list.query.ts'
import {videoBannerQuery} from './video-banner/video-banner.query.ts'
import {formQuery} from './form/form.query.ts'
import {formOutcomeQuery} from './form-outcome/form-outcome.query.ts'
import {searchQuery} from './search/search.query.ts'
import {claimListQuery} from './claim-list/claim-list.query.ts'
import {posterHeroQuery} from './poster-hero/poster-hero.query.ts'
import {brokenValuesQuery} from './broken-values/broken-values.query.ts'
import {contactDeskQuery} from './contact-desk/contact-desk.query.ts'
import {noteRowQuery} from './note-row/note-row.query.ts'
import {timelineQuery} from './timeline/timeline.query.ts'
import {promiseLogQuery} from './promise-log/promise-log.query.ts'
import {demoStageQuery} from './demo-stage/demo-stage.query.ts'
import {matchingStreetQuery} from './matching-street/matching-street.query.ts'
import {twoListsQuery} from './two-lists/two-lists.query.ts'
import {askPersonQuery} from './ask-person/ask-person.query.ts'
import {keyFactsQuery} from './key-facts/key-facts.query.ts'
import {languageFinderQuery} from './language-finder/language-finder.query.ts'
import {findCliniciansQuery} from './find-clinicians/find-clinicians.query.ts'
import {factSlipQuery} from './fact-slip/fact-slip.query.ts'
import {bookingStepsQuery} from './booking-steps/booking-steps.query.ts'
import {reasonListQuery} from './reason-list/reason-list.query.ts'
import {meetingWaysQuery} from './meeting-ways/meeting-ways.query.ts'
import {stepsAndReasonsQuery} from './steps-and-reasons/steps-and-reasons.query.ts'
import {plannedCareQuery} from './planned-care/planned-care.query.ts'
import {clinicianRowsQuery} from './clinician-rows/clinician-rows.query.ts'
import {stepLedgerQuery} from './step-ledger/step-ledger.query.ts'
import {productPreviewQuery} from './product-preview/product-preview.query.ts'
import {figuresQuery} from './figures/figures.query.ts'
import {formPanelQuery} from './form-panel/form-panel.query.ts'
import {joinHeroQuery} from './join-hero/join-hero.query.ts'
import {pictureHeroQuery} from './picture-hero/picture-hero.query.ts'
import {benefitGridQuery} from './benefit-grid/benefit-grid.query.ts'
import {contactRowQuery} from './contact-row/contact-row.query.ts'
import {downloadHeroQuery} from './download-hero/download-hero.query.ts'
import {policyListQuery} from './policy-list/policy-list.query.ts'
import {guideListQuery} from './guide-list/guide-list.query.ts'
import {termListQuery} from './term-list/term-list.query.ts'
import {guideHeadQuery} from './guide-head/guide-head.query.ts'
import {easyReadQuery} from './easy-read/easy-read.query.ts'
import {checklistQuery} from './checklist/checklist.query.ts'
import {areaCheckQuery} from './area-check/area-check.query.ts'
import {boroughMapQuery} from './borough-map/borough-map.query.ts'
import {priceHeroQuery} from './price-hero/price-hero.query.ts'
import {priceTableQuery} from './price-table/price-table.query.ts'
import {inclusionsQuery} from './inclusions/inclusions.query.ts'
import {workedExamplesQuery} from './worked-examples/worked-examples.query.ts'
import {cancellationQuery} from './cancellation/cancellation.query.ts'
import {careGuideQuery} from './care-guide/care-guide.query.ts'
import {faqGroupsQuery} from './faq-groups/faq-groups.query.ts'
import {dataPromisesQuery} from './data-promises/data-promises.query.ts'
import {dataPolicyPartQuery} from './data-policy-part/data-policy-part.query.ts'
import {numberedStepsQuery} from './numbered-steps/numbered-steps.query.ts'
import {linkListQuery} from './link-list/link-list.query.ts'
import {openItemsQuery} from './open-items/open-items.query.ts'
import {storedItemsQuery} from './stored-items/stored-items.query.ts'
import {cookieChoiceQuery} from './cookie-choice/cookie-choice.query.ts'

/** What each section asks for, joined for the page query. */
export const sectionFields = /* groq */ `
  _key,
  _type,
  anchor,
  _type == "hero" => {${heroQuery}},
  _type == "pageHero" => {${pageHeroQuery}},
  _type == "howItWorks" => {${howItWorksQuery}},
  _type == "serviceGrid" => {${serviceGridQuery}},
  _type == "videoBanner" => {${videoBannerQuery}},
  _type == "mission" => {${missionQuery}},
  _type == "promises" => {${promisesQuery}},
  _type == "appDownload" => {${appDownloadQuery}},
  _type == "valueList" => {${valueListQuery}},
  _type == "approach" => {${approachQuery}},
  _type == "testimonials" => {${testimonialsQuery}},
  _type == "faqList" => {${faqListQuery}},
  _type == "clinicianList" => {${clinicianListQuery}},
  _type == "form" => {${formQuery}},
  _type == "formOutcome" => {${formOutcomeQuery}},
  _type == "search" => {${searchQuery}},
  _type == "claimList" => {${claimListQuery}},
  _type == "posterHero" => {${posterHeroQuery}},
  _type == "brokenValues" => {${brokenValuesQuery}},
  _type == "contactDesk" => {${contactDeskQuery}},
  _type == "noteRow" => {${noteRowQuery}},
  _type == "timeline" => {${timelineQuery}},
  _type == "promiseLog" => {${promiseLogQuery}},
  _type == "demoStage" => {${demoStageQuery}},
  _type == "matchingStreet" => {${matchingStreetQuery}},
  _type == "twoLists" => {${twoListsQuery}},
  _type == "askPerson" => {${askPersonQuery}},
  _type == "keyFacts" => {${keyFactsQuery}},
  _type == "languageFinder" => {${languageFinderQuery}},
  _type == "findClinicians" => {${findCliniciansQuery}},
  _type == "factSlip" => {${factSlipQuery}},
  _type == "bookingSteps" => {${bookingStepsQuery}},
  _type == "reasonList" => {${reasonListQuery}},
  _type == "meetingWays" => {${meetingWaysQuery}},
  _type == "stepsAndReasons" => {${stepsAndReasonsQuery}},
  _type == "plannedCare" => {${plannedCareQuery}},
  _type == "clinicianRows" => {${clinicianRowsQuery}},
  _type == "stepLedger" => {${stepLedgerQuery}},
  _type == "productPreview" => {${productPreviewQuery}},
  _type == "figures" => {${figuresQuery}},
  _type == "formPanel" => {${formPanelQuery}},
  _type == "joinHero" => {${joinHeroQuery}},
  _type == "pictureHero" => {${pictureHeroQuery}},
  _type == "benefitGrid" => {${benefitGridQuery}},
  _type == "contactRow" => {${contactRowQuery}},
  _type == "downloadHero" => {${downloadHeroQuery}},
  _type == "policyList" => {${policyListQuery}},
  _type == "guideList" => {${guideListQuery}},
  _type == "termList" => {${termListQuery}},
  _type == "guideHead" => {${guideHeadQuery}},
  _type == "easyRead" => {${easyReadQuery}},
  _type == "checklist" => {${checklistQuery}},
  _type == "areaCheck" => {${areaCheckQuery}},
  _type == "boroughMap" => {${boroughMapQuery}},
  _type == "priceHero" => {${priceHeroQuery}},
  _type == "priceTable" => {${priceTableQuery}},
  _type == "inclusions" => {${inclusionsQuery}},
  _type == "workedExamples" => {${workedExamplesQuery}},
  _type == "cancellation" => {${cancellationQuery}},
  _type == "careGuide" => {${careGuideQuery}},
  _type == "faqGroups" => {${faqGroupsQuery}},
  _type == "dataPromises" => {${dataPromisesQuery}},
  _type == "dataPolicyPart" => {${dataPolicyPartQuery}},
  _type == "numberedSteps" => {${numberedStepsQuery}},
  _type == "linkList" => {${linkListQuery}},
  _type == "openItems" => {${openItemsQuery}},
  _type == "storedItems" => {${storedItemsQuery}},
  _type == "cookieChoice" => {${cookieChoiceQuery}},
  _type == "prose" => {${proseQuery}}
`
