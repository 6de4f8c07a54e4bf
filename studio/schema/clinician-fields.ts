import {clinicianKindChoices} from './choices.ts'
import {choice, optionalReferences} from './fields.ts'

/** Fields that select the clinicians of a section. */
export const clinicianChoice = () => [
  choice(
    'kind',
    'Who is shown. Everybody of this kind is, a new person by itself.',
    clinicianKindChoices,
  ),
  optionalReferences(
    'items',
    'clinician',
    'Who comes first, in this order; the others follow by name. May stay empty.',
  ),
]
