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
  _type == "prose" => {${proseQuery}}
`
