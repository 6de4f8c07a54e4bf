import type {SectionProps} from '#content/section-props.ts'

type ReasonList = SectionProps<'reasonList'>['section']

const full: ReasonList = {
  _key: 'full',
  _type: 'reasonList',
  anchor: 'reasons',
  heading: '6 reasons to choose our doctors',
  intro: null,
  items: [
    {_key: 'a', icon: 'registered', title: 'Registered', text: 'You will see the number.'},
    {_key: 'b', icon: 'times', title: 'Times that fit', text: 'We plan evening slots.'},
    {_key: 'c', icon: 'price', title: 'Clear prices', text: 'You see the full price first.'},
    {_key: 'd', icon: 'quick', title: 'Quick to book', text: 'Designed to take 2 minutes.'},
    {_key: 'e', icon: 'cancel', title: 'Free to cancel', text: 'Up to 24 hours before.'},
    {_key: 'f', icon: 'privacy', title: 'Your data', text: 'We share only with your consent.'},
  ],
}

/** States the section is looked at and tested in. */
export const reasonListFixtures = {
  full,
  longest: {
    ...full,
    _key: 'longest',
    anchor: null,
    intro: 'What families told us that they need from somebody who comes to their home.',
    items: full.items.map((item) => ({...item, text: `${item.text} `.repeat(6).trim()})),
  },
  bare: {...full, _key: 'bare', anchor: null, items: []},
} satisfies Record<string, ReasonList>
