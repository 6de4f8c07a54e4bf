import {defineType} from 'sanity'
import {inGroup, line, paragraph} from '#studio/schema/fields.ts'

export const consentText = defineType({
  name: 'consentText',
  title: 'Consent to analytics',
  type: 'document',
  description:
    'The card that asks whether visits may be counted, and the same choice on /cookies. Shown only where the site has a key for analytics.',
  groups: [
    {name: 'card', title: 'The card', default: true},
    {name: 'choice', title: 'The choice on /cookies'},
    {name: 'instead', title: 'Where there is no choice'},
  ],
  fields: [
    ...inGroup('card', [
      line('heading', 'The heading of the card.'),
      paragraph('text', 'What visitors are asked. Say that nothing is recorded before a yes.'),
      line('accept', 'The button that says yes. It looks the same as the other.'),
      line('refuse', 'The button that says no.'),
      line('more', 'The link to the page about cookies.'),
      line('accepted', 'What is said after a yes.'),
      line('refused', 'What is said after a no.'),
      line('hide', 'The button that closes the card after that.'),
      line('settings', 'The link to the choice, on the card and at the foot of every page.'),
    ]),
    ...inGroup('choice', [
      line('question', 'The question above the two answers on /cookies.'),
      line('yes', 'The answer yes.'),
      line('no', 'The answer no.'),
      line('save', 'The button that keeps the answer.'),
      line('saved', 'What is said when it is kept.'),
    ]),
    ...inGroup('instead', [
      paragraph(
        'signal',
        'In place of the question, when the browser asks not to be tracked: that this counts as a no.',
      ),
      paragraph('withoutScript', 'Without JavaScript: that nothing is counted.'),
      paragraph('unavailable', 'In place of all this, where the site has no key for analytics.'),
    ]),
  ],
  preview: {prepare: () => ({title: 'Consent to analytics'})},
})
