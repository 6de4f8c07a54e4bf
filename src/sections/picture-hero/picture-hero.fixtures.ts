import type {SectionProps} from '#content/section-props.ts'
import {exampleLink} from '#content/testing/example-links.ts'
import {examplePicture} from '#content/testing/example-picture.ts'

type PictureHero = SectionProps<'pictureHero'>['section']

const full: PictureHero = {
  _key: 'full',
  _type: 'pictureHero',
  anchor: null,
  headline: 'Partner with us',
  lead: 'We work with organisations that want to bring care closer to people in London.',
  primary: exampleLink('Contact Us', '/contact'),
  secondary: exampleLink('Schedule a Meeting', '/contact'),
  picture: examplePicture,
  audiencesLabel: 'Who we work with',
  audiences: ['Clinics and practices', 'Care homes', 'Charities'],
  breadcrumb: null,
  trail: null,
}

/** States the section is looked at and tested in. */
export const pictureHeroFixtures = {
  full,
  bare: {...full, _key: 'bare', lead: null, primary: null, secondary: null, audiences: null},
} satisfies Record<string, PictureHero>
