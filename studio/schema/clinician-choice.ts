import {clinicianKindChoices} from './choices.ts'
import {choice, optionalReferences} from './fields.ts'

/** Whom a section shows: everybody of a kind, and who of them comes first. */
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
