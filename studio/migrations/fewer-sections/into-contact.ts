import {type Merge, retype} from './section.ts'

/** The section types that became layouts of `contact`. */
export const intoContact: Readonly<Record<string, Merge>> = {
  contactRow: retype('contact', {layout: 'row'}),
  askPerson: retype('contact', {layout: 'portrait'}),
}
