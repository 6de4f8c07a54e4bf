import type {SectionProps} from '#content/section-props.ts'
import {exampleGuide} from '#content/testing/example-guide.ts'

type GuideHead = SectionProps<'guideHead'>['section']

const full: GuideHead = {
  _key: 'full',
  _type: 'guideHead',
  anchor: null,
  guide: exampleGuide,
  version: 'page',
  note: 'Draft. Not yet reviewed by a clinician.',
  readLabel: 'Read as a page',
  easyReadLabel: 'Easy Read',
  downloadLabel: 'Download',
  breadcrumb: null,
  trail: null,
}

export const guideHeadFixtures = {
  full,
  easyRead: {...full, _key: 'easy-read', version: 'easyRead'},
  bare: {
    ...full,
    _key: 'bare',
    note: null,
    guide: {...exampleGuide, file: null, easyReadPage: null},
  },
} satisfies Record<string, GuideHead>
