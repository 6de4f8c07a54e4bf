/**
 * The sections a page can be made of. Each name is a schema in `studio/schema/sections` and a folder in
 * `src/sections` (kebab case); `npm run new:section` adds all of it.
 */
export const sectionTypes = [
  'hero',
  'pageHero',
  'howItWorks',
  'serviceGrid',
  'videoBanner',
  'mission',
  'promises',
  'appDownload',
  'valueList',
  'approach',
  'testimonials',
  'faqList',
  'clinicianList',
  'prose',
  'form',
  'formOutcome',
  'priceHero',
  'priceTable',
  'inclusions',
  'workedExamples',
  'cancellation',
  'careGuide',
  'faqGroups',
  'dataPromises',
  'dataPolicyPart',
  'numberedSteps',
  'linkList',
  'openItems',
] as const

export type SectionType = (typeof sectionTypes)[number]
