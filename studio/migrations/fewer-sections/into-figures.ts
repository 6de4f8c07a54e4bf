import {eachItem, type Merge, rename, retype} from './section.ts'

export const intoFigures: Readonly<Record<string, Merge>> = {
  figures: retype('figures', {layout: 'row'}),
  mission: (section) =>
    retype('figures', {layout: 'large'})(rename({statistics: 'claims'})(section)),
  factSlip: (section) => ({
    ...retype('figures', {layout: 'slip'})(section),
    facts: eachItem(section['facts'], retype('shortFact')),
  }),
}
