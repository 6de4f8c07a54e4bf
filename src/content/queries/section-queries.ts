import {appDownloadQuery} from '@/sections/app-download/app-download.query'
import {approachQuery} from '@/sections/approach/approach.query'
import {clinicianListQuery} from '@/sections/clinician-list/clinician-list.query'
import {faqListQuery} from '@/sections/faq-list/faq-list.query'
import {heroQuery} from '@/sections/hero/hero.query'
import {howItWorksQuery} from '@/sections/how-it-works/how-it-works.query'
import {missionQuery} from '@/sections/mission/mission.query'
import {pageHeroQuery} from '@/sections/page-hero/page-hero.query'
import {promisesQuery} from '@/sections/promises/promises.query'
import {proseQuery} from '@/sections/prose/prose.query'
import {serviceGridQuery} from '@/sections/service-grid/service-grid.query'
import {testimonialsQuery} from '@/sections/testimonials/testimonials.query'
import {valueListQuery} from '@/sections/value-list/value-list.query'
import {videoBannerQuery} from '@/sections/video-banner/video-banner.query'
import {formQuery} from '@/sections/form/form.query'
import {formOutcomeQuery} from '@/sections/form-outcome/form-outcome.query'

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
  _type == "prose" => {${proseQuery}}
`
