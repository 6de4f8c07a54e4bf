import {type Merge, retype} from './section.ts'

export const intoClinicians: Readonly<Record<string, Merge>> = {
  clinicianList: retype('clinicians', {layout: 'cards'}),
  clinicianRows: retype('clinicians', {layout: 'rows'}),
}
