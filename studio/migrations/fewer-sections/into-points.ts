import {eachItem, type Merge, rename, retype, type Section} from './section.ts'

const point = retype('point')
const withItems = (layout: string, names: Record<string, string> = {}, item: Merge = point) => {
  const named = rename(names)
  return (section: Section) => {
    const {items, ...fields} = named(section)
    return {...retype('points', {layout})(fields), items: eachItem(items, item)}
  }
}

/** Two icons were in both lists from which editors chose. */
const iconNames: Readonly<Record<string, string>> = {handshake: 'joined', receipt: 'price'}

const benefit: Merge = (item) => {
  const icon = String(item['icon'])
  return point({...item, icon: iconNames[icon] ?? icon})
}

export const intoPoints: Readonly<Record<string, Merge>> = {
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
}

/** Terms were an array of strings, without keys. */
function pointsOf(terms: unknown): unknown {
  return Array.isArray(terms)
    ? terms.map((title: unknown, place) => ({_key: `term-${place + 1}`, _type: 'point', title}))
    : terms
}
