import {clinicianKindChoices} from './choices.ts'
import * as f from './fields.ts'

/** Fields that select the clinicians of a section. */
export const clinicianChoice: f.Fields = {
  kind: f.choice(
    'Who is shown. Everybody of this kind is, a new person by itself.',
    clinicianKindChoices,
  ),
  items: f.optionalReferences(
    'clinician',
    'Who comes first, in this order; the others follow by name. May stay empty.',
  ),
}
