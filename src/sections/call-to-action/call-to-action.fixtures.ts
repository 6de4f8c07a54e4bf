import type {SectionProps} from '#content/section-props.ts'
import {exampleLink} from '#content/testing/example-links.ts'

type CallToAction = SectionProps<'callToAction'>['section']

const full: CallToAction = {
  _key: 'full',
  _type: 'callToAction',
  anchor: 'join',
  layout: 'band',
  heading: 'We’ll write when we open in your area',
  sentHeading: 'You’re on our list',
  text: 'One e-mail, and none before.',
  primary: exampleLink('Join the waitlist', '/waitlist'),
  secondary: exampleLink('Read how it works', '/about'),
  service: null,
}

export const callToActionFixtures = {
  full,
  panel: {
    ...full,
    _key: 'panel',
    anchor: null,
    layout: 'panel',
    service: {_id: 'service-nurse', _type: 'service', key: 'nurse', status: 'comingSoon'},
  },
  bare: {...full, _key: 'bare', anchor: null, sentHeading: null, text: null, secondary: null},
} satisfies Record<string, CallToAction>
