import {type Merge, retype} from './section.ts'

/** The section types that became layouts of `clinicians`. */
export const intoClinicians: Readonly<Record<string, Merge>> = {
  clinicianList: retype('clinicians', {layout: 'cards'}),
  clinicianRows: retype('clinicians', {layout: 'rows'}),
}
