import type {SectionProps} from '#content/section-props.ts'

type PosterHero = SectionProps<'posterHero'>['section']
type Picture = NonNullable<PosterHero['pictures']>[number]
type Link = NonNullable<PosterHero['primary']>

const portrait = (key: string, id: string, alt: string): Picture => ({
  _key: key,
  alt,
  decorative: false,
  image: {
    asset: {_type: 'reference', _ref: `image-${id}-400x480-svg`},
    crop: null,
    hotspot: null,
    width: 400,
    height: 480,
    extension: 'svg',
  },
  dark: null,
  narrow: null,
  narrowDark: null,
})

const link = (label: string, more: Partial<Link>): Link => ({
  label,
  kind: 'page',
  context: null,
  dialog: null,
  subject: null,
  address: null,
  page: null,
  ...more,
})

const full: PosterHero = {
  _key: 'full',
  _type: 'posterHero',
  anchor: null,
  headline: 'Good care starts at home',
  lead: 'We are building a service that brings professionals to your home.',
  text: 'We start in London.',
  primary: link('Contact Us', {page: {addressOf: 'page-contact', path: '/contact'}}),
  secondary: link('The app is on its way', {kind: 'address', address: '#app'}),
  pictures: [
    portrait('back', 'a060579f2923cd96eb72ac40c671789ac4ff08e5', 'A woman with dark hair'),
    portrait('front', 'a060579f2923cd96eb72ac40c671789ac4ff08e5', 'A woman in a green dress'),
  ],
}

/** States the section is looked at and tested in. */
export const posterHeroFixtures = {
  full,
  longest: {
    ...full,
    _key: 'longest',
    headline: 'Good care starts at home, wherever home may be this winter',
    lead: `${full.lead} `.repeat(4).trim(),
  },
  bare: {
    ...full,
    _key: 'bare',
    lead: null,
    text: null,
    primary: null,
    secondary: null,
    pictures: null,
  },
} satisfies Record<string, PosterHero>
