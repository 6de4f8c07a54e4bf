import type {SectionProps} from '#content/section-props.ts'
import {exampleGuide} from '#content/testing/example-guide.ts'

type DownloadHero = SectionProps<'downloadHero'>['section']

const full: DownloadHero = {
  _key: 'full',
  _type: 'downloadHero',
  anchor: null,
  headline: 'How we work with professionals',
  lead: 'Read what we expect and what you can expect from us.',
  downloadLabel: 'Download Guidelines',
  guide: exampleGuide,
  note: 'Draft. A clinical lead will review it before launch.',
  breadcrumb: null,
  trail: null,
}

/** States the section is looked at and tested in. */
export const downloadHeroFixtures = {
  full,
  withoutFile: {
    ...full,
    _key: 'without-file',
    lead: null,
    guide: {...exampleGuide, file: null},
    note: null,
  },
} satisfies Record<string, DownloadHero>
