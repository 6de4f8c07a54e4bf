import type {SectionProps} from '#content/section-props.ts'
import {exampleLink} from '#content/testing/example-links.ts'
import {exampleDecoration} from '#content/testing/example-picture.ts'
import {exampleProviderCopy} from '#content/testing/example-form-copy.ts'

type FormPanel = SectionProps<'formPanel'>['section']

const full: FormPanel = {
  _key: 'panel',
  _type: 'formPanel',
  anchor: null,
  heading: 'Register your interest as a GP',
  text: 'Tell us how to reach you.',
  portrait: exampleDecoration,
  profession: 'gp',
  linksHeading: 'Not sure yet?',
  linksText: 'Read our policies and guides, or ask us a question.',
  links: [{_key: 'policies', ...exampleLink('Policies and guides', '/providers/policies')}],
  copy: exampleProviderCopy,
}

/** States the section is looked at and tested in. */
export const formPanelFixtures = {
  full,
  bare: {...full, _key: 'panel-bare', text: null, portrait: null, links: null, profession: 'nurse'},
} satisfies Record<string, FormPanel>
