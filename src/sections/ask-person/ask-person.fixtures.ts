import type {SectionProps} from '#content/section-props.ts'

type AskPerson = SectionProps<'askPerson'>['section']

const full: AskPerson = {
  _key: 'full',
  _type: 'askPerson',
  anchor: null,
  heading: 'Rather ask a person?',
  text: 'Call us or write to us.',
  picture: {
    alt: null,
    decorative: true,
    image: {
      asset: {
        _type: 'reference',
        _ref: 'image-eeba1695abe3dafef486c6586046324d67c164e1-400x480-svg',
      },
      crop: null,
      hotspot: null,
      width: 400,
      height: 480,
      extension: 'svg',
    },
    dark: null,
    narrow: null,
    narrowDark: null,
  },
  reach: {
    _id: 'siteSettings',
    _type: 'siteSettings',
    phone: '020 7946 0123',
    phoneHours: 'Mon-Fri 9AM to 5PM GMT',
    phoneHoursHint: 'UK time. Closed on bank holidays.',
    email: 'hello@lamplight.example',
  },
}

/** States the section is looked at and tested in. */
export const askPersonFixtures = {
  full,
  longest: {...full, _key: 'longest', text: `${full.text ?? ''} `.repeat(12).trim()},
  bare: {...full, _key: 'bare', text: null, picture: null, reach: null},
} satisfies Record<string, AskPerson>
