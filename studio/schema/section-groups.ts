import type {SectionType} from '#model/sections.ts'

/** The filters of the menu from which editors choose a section. */
const groups = {
  openings: 'Openings',
  services: 'Services and prices',
  people: 'People',
  words: 'Words',
  steps: 'Steps and lists',
  facts: 'Facts and promises',
  places: 'Places',
  forms: 'Forms and contact',
  guides: 'Guides and questions',
  legal: 'Data and law',
} as const

type Group = keyof typeof groups

/** Where each section is found; a section that is new has to say so before it compiles. */
const groupOf = {
  hero: 'openings',
  pageHero: 'openings',
  posterHero: 'openings',
  joinHero: 'openings',
  pictureHero: 'openings',
  downloadHero: 'openings',
  priceHero: 'openings',
  guideHead: 'openings',
  demoStage: 'openings',
  serviceGrid: 'services',
  factSlip: 'services',
  plannedCare: 'services',
  meetingWays: 'services',
  priceTable: 'services',
  inclusions: 'services',
  workedExamples: 'services',
  cancellation: 'services',
  appDownload: 'services',
  productPreview: 'services',
  clinicianList: 'people',
  clinicianRows: 'people',
  findClinicians: 'people',
  languageFinder: 'people',
  matchingStreet: 'people',
  testimonials: 'people',
  askPerson: 'people',
  prose: 'words',
  mission: 'words',
  approach: 'words',
  videoBanner: 'words',
  noteRow: 'words',
  twoLists: 'words',
  easyRead: 'words',
  howItWorks: 'steps',
  bookingSteps: 'steps',
  stepLedger: 'steps',
  stepsAndReasons: 'steps',
  numberedSteps: 'steps',
  reasonList: 'steps',
  benefitGrid: 'steps',
  valueList: 'steps',
  checklist: 'steps',
  linkList: 'steps',
  promises: 'facts',
  promiseLog: 'facts',
  claimList: 'facts',
  figures: 'facts',
  keyFacts: 'facts',
  brokenValues: 'facts',
  timeline: 'facts',
  openItems: 'facts',
  areaCheck: 'places',
  boroughMap: 'places',
  form: 'forms',
  formPanel: 'forms',
  formOutcome: 'forms',
  contactDesk: 'forms',
  contactRow: 'forms',
  search: 'forms',
  faqList: 'guides',
  faqGroups: 'guides',
  careGuide: 'guides',
  guideList: 'guides',
  policyList: 'guides',
  termList: 'guides',
  dataPromises: 'legal',
  dataPolicyPart: 'legal',
  storedItems: 'legal',
  cookieChoice: 'legal',
} as const satisfies Record<SectionType, Group>

/** The filters with the sections that each of them shows. */
export const sectionGroups = Object.entries(groups).map(([name, title]) => ({
  name,
  title,
  of: Object.entries(groupOf).flatMap(([type, group]) => (group === name ? [type] : [])),
}))

/** The filter that shows what several pages use: the reference to it is the only one in a page's list. */
export const sharedGroup = {name: 'shared', title: 'Shared', of: ['reference']}

/**
 * The address of the picture from which editors choose a section; `npm run section-pictures` makes them.
 *
 * @param type - of the section, or `reference` for a shared one
 */
export function sectionPicture(type: string): string {
  const name = type === 'reference' ? 'sharedSection' : type
  return `/studio/static/sections/${name}.webp`
}
