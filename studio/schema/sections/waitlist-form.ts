import {defineSection} from '../define-section.ts'
import {optionalLine} from '../fields.ts'

export const waitlistForm = defineSection({
  name: 'waitlistForm',
  title: 'Waitlist form',
  description:
    'The form of the button in the header, on a page of its own. Its words are under "Words of a form".',
  fields: [optionalLine('heading', 'The heading above the form. May stay empty.')],
})
