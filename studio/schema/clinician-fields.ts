import {clinicianKindChoices} from './choices.ts'
import {choice, type Fields, optionalReferences} from './fields.ts'

/** Fields that select the clinicians of a section. */
export const clinicianChoice: Fields = {
  kind: choice(
    'Who is shown. Everybody of this kind is, a new person by itself.',
    clinicianKindChoices,
  ),
  items: optionalReferences(
    'clinician',
    'Who comes first, in this order; the others follow by name. May stay empty.',
  ),
}
