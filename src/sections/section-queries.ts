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
import {areaCheckQuery} from './area-check/area-check.query.ts'
import {boroughMapQuery} from './borough-map/borough-map.query.ts'

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
  _type == "areaCheck" => {${areaCheckQuery}},
  _type == "boroughMap" => {${boroughMapQuery}},
  _type == "prose" => {${proseQuery}}
`
