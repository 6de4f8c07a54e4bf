import {eachItem, isSection, type Merge, rename, retype, type Section} from './section.ts'

const point = retype('point')
const withItems = (layout: string, names: Record<string, string> = {}, item: Merge = point) => {
  const named = rename(names)
  return (section: Section) => {
    const {items, ...fields} = named(section)
    return {...retype('points', {layout})(fields), items: eachItem(items, item)}
  }
}

/** Two icons existed under two names, in separate lists of choices. */
const iconNames: Readonly<Record<string, string>> = {handshake: 'joined', receipt: 'price'}

const benefit: Merge = (item) => {
  const icon = String(item['icon'])
  return point({...item, icon: iconNames[icon] ?? icon})
}

/** Terms used to be an array of strings, which have no keys. */
function pointsOf(terms: unknown): unknown {
  return Array.isArray(terms)
    ? terms.map((title: unknown, place) => ({_key: `term-${place + 1}`, _type: 'point', title}))
    : terms
}

const step = retype('step')
const toSteps =
  (layout: string, item: Merge = step) =>
  (section: Section) => {
    const merged = retype('steps', {layout})(section)
    return {...merged, steps: eachItem(section['steps'], item)}
  }

const toForm =
  (fields: Section, names: Readonly<Record<string, string>> = {}): Merge =>
  (section) =>
    retype('form', fields)(rename(names)(section))

const toPageHero = (layout: string) => retype('pageHero', {layout})

const toLists =
  (layout: string, names: Readonly<Record<string, string>> = {}): Merge =>
  (section) =>
    retype('lists', {layout})(rename(names)(section))

/** Conversions by old section type, both for removed types and for those that now have layouts. */
export const merges: Readonly<Record<string, Merge>> = {
  valueList: withItems('columns'),
  promises: withItems('checks'),
  brokenValues: withItems('rows'),
  plannedCare: withItems('beside', {text: 'intro'}),
  reasonList: withItems('reasons'),
  benefitGrid: withItems('grid', {}, benefit),
  keyFacts: withItems('facts', {facts: 'items'}, (item) => point(rename({name: 'title'})(item))),
  noteRow: withItems('notes', {notes: 'items'}, (item) => point(rename({heading: 'title'})(item))),
  meetingWays: withItems('pictures', {ways: 'items'}, (item) =>
    point(rename({mode: 'label'})(item)),
  ),
  termList: (section) => {
    const {terms, ...fields} = rename({text: 'intro', after: 'note'})(section)
    return {...retype('points', {layout: 'numbers'})(fields), items: pointsOf(terms)}
  },

  howItWorks: toSteps('screen'),
  bookingSteps: toSteps('videos'),
  stepLedger: toSteps('ledger'),
  numberedSteps: toSteps('arches', (item) => step(rename({text: 'body'})(item))),
  stepsAndReasons: (section) => ({
    ...toSteps('withReasons')(section),
    reasons: eachItem(section['reasons'], retype('point')),
  }),

  contactRow: retype('contact', {layout: 'row'}),
  askPerson: retype('contact', {layout: 'portrait'}),

  // A form without a layout used to be rendered like today's `plain`.
  form: toForm({layout: 'plain'}),
  formPanel: toForm({layout: 'panel', form: 'providerInterest'}, {portrait: 'picture'}),
  contactDesk: toForm(
    {layout: 'desk', form: 'contact'},
    {headline: 'heading', lead: 'text', callLabel: 'phoneLabel', writeLabel: 'addressLabel'},
  ),

  // A hero without a layout has text only, like today's `plain`.
  pageHero: toPageHero('plain'),
  posterHero: (section: Section) => toPageHero('poster')(rename({pictures: 'portraits'})(section)),
  pictureHero: toPageHero('picture'),
  downloadHero: toPageHero('download'),
  joinHero: toPageHero('join'),

  clinicianList: retype('clinicians', {layout: 'cards'}),
  clinicianRows: retype('clinicians', {layout: 'rows'}),

  faqList: retype('faqs', {layout: 'chosen'}),
  faqGroups: retype('faqs', {layout: 'groups'}),

  figures: retype('figures', {layout: 'row'}),
  mission: (section) =>
    retype('figures', {layout: 'large'})(rename({statistics: 'claims'})(section)),
  factSlip: (section) => ({
    ...retype('figures', {layout: 'slip'})(section),
    facts: eachItem(section['facts'], retype('shortFact')),
  }),

  twoLists: toLists('lights', {
    yesHeading: 'firstHeading',
    yes: 'items',
    noHeading: 'secondHeading',
    no: 'secondItems',
  }),
  inclusions: toLists('included', {
    included: 'items',
    extraHeading: 'secondHeading',
    extras: 'secondItems',
  }),
  openItems: toLists('open'),
}

/**
 * Converts the sections of a document to the current types.
 *
 * @param sections - the field's value; returned unchanged when it is not an array
 * @returns the same array when nothing changes
 */
export function mergeSections(sections: unknown): unknown {
  if (!Array.isArray(sections)) return sections
  const merged = sections.map((section: unknown) => mergeSection(section))
  return merged.every((section, place) => section === sections[place]) ? sections : merged
}

function mergeSection(section: unknown): unknown {
  if (!isSection(section) || 'layout' in section) return section
  return merges[String(section['_type'])]?.(section) ?? section
}
