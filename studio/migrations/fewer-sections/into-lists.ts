import {type Merge, rename, retype} from './section.ts'

const into =
  (layout: string, names: Readonly<Record<string, string>> = {}): Merge =>
  (section) =>
    retype('lists', {layout})(rename(names)(section))

export const intoLists: Readonly<Record<string, Merge>> = {
  twoLists: into('lights', {
    yesHeading: 'firstHeading',
    yes: 'items',
    noHeading: 'secondHeading',
    no: 'secondItems',
  }),
  inclusions: into('included', {
    included: 'items',
    extraHeading: 'secondHeading',
    extras: 'secondItems',
  }),
  openItems: into('open'),
}
