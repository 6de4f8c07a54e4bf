import {type Merge, retype} from './section.ts'

export const intoContact: Readonly<Record<string, Merge>> = {
  contactRow: retype('contact', {layout: 'row'}),
  askPerson: retype('contact', {layout: 'portrait'}),
}
