import {examplePicture} from '#content/testing/example-picture.ts'
import type {SectionProps} from '#content/section-props.ts'

type BrokenValues = SectionProps<'brokenValues'>['section']

const full: BrokenValues = {
  _key: 'full',
  _type: 'brokenValues',
  anchor: 'values',
  heading: 'What matters to us',
  items: [
    {_key: 'trust', title: 'Trust and safety', text: 'You will see who is coming.'},
    {_key: 'clinical', title: 'Clinical excellence', text: 'We follow national guidance.'},
    {_key: 'respect', title: 'Compassion and respect', text: 'We listen first.'},
    {_key: 'home', title: 'Care at home', text: 'Home is where many people feel calm.'},
    {_key: 'access', title: 'Accessible for everyone', text: 'We write in plain English.'},
    {_key: 'privacy', title: 'Privacy by design', text: 'We ask only for what we need.'},
  ],
  note: [
    {
      _key: 'note',
      _type: 'block',
      style: 'normal',
      markDefs: [],
      children: [
        {_key: 'a', _type: 'span', marks: [], text: 'We are not open yet, so these are promises.'},
      ],
    },
  ],
  picture: examplePicture,
}

/** States the section is looked at and tested in. */
export const brokenValuesFixtures = {
  full,
  longest: {
    ...full,
    _key: 'longest',
    items: full.items.map((item) => ({...item, text: `${item.text} `.repeat(8).trim()})),
  },
  bare: {...full, _key: 'bare', note: null, items: full.items.slice(0, 3)},
} satisfies Record<string, BrokenValues>
