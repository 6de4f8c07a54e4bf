import {examplePicture} from '#content/testing/example-picture.ts'
import type {SectionProps} from '#content/section-props.ts'

type ValueList = SectionProps<'valueList'>['section']

const full: ValueList = {
  _key: 'full',
  _type: 'valueList',
  anchor: 'values',
  heading: 'What matters to us',
  intro: 'Six things we hold on to.',
  items: [
    {_key: 'trust', title: 'Trust and safety', text: 'You will see who is coming.'},
    {_key: 'clinical', title: 'Clinical excellence', text: 'We follow national guidance.'},
    {_key: 'respect', title: 'Compassion and respect', text: 'We listen first.'},
    {_key: 'home', title: 'Care at home', text: 'Home is where many people feel calm.'},
    {_key: 'access', title: 'Accessible for everyone', text: 'We write in plain English.'},
    {_key: 'privacy', title: 'Privacy by design', text: 'We ask only for what we need.'},
  ],
  picture: examplePicture,
}

/** States the section is looked at and tested in. */
export const valueListFixtures = {
  full,
  longest: {
    ...full,
    _key: 'longest',
    anchor: null,
    heading: 'What matters to us, to the people who visit and to the people they visit',
    intro: `${full.heading}: ${full.intro} `.repeat(4).trim(),
    items: full.items.map((item) => ({...item, text: `${item.text} `.repeat(8).trim()})),
  },
  bare: {...full, _key: 'bare', anchor: null, intro: null, items: [], picture: null},
} satisfies Record<string, ValueList>
