import type {SectionProps} from '#content/section-props.ts'
import {exampleLink} from '#content/testing/example-links.ts'
import {examplePicture} from '#content/testing/example-picture.ts'
import {paragraphOf} from '#content/testing/paragraph-of.ts'

type TextBesideImage = SectionProps<'textBesideImage'>['section']

const full: TextBesideImage = {
  _key: 'full',
  _type: 'textBesideImage',
  anchor: 'beside',
  layout: 'right',
  heading: 'A doctor who sits down',
  body: paragraphOf('There is time to talk, and nobody is waiting outside.'),
  picture: examplePicture,
  link: exampleLink('About GP visits', '/gp-visit'),
}

export const textBesideImageFixtures = {
  full,
  left: {
    ...full,
    _key: 'left',
    anchor: null,
    layout: 'left',
    body: paragraphOf('There is time to talk, and nobody is waiting outside. '.repeat(9).trim()),
    link: null,
  },
} satisfies Record<string, TextBesideImage>
