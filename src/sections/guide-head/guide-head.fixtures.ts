import type {SectionProps} from '#content/section-props.ts'
import {exampleGuide} from '#content/testing/example-guide.ts'

type GuideHead = SectionProps<'guideHead'>['section']

const full: GuideHead = {
  _key: 'full',
  _type: 'guideHead',
  anchor: null,
  guide: exampleGuide,
  version: 'page',
  headline: null,
  lead: null,
  note: 'Draft. Not yet reviewed by a clinician.',
  readLabel: 'Read as a page',
  easyReadLabel: 'Easy Read',
  downloadLabel: 'Download',
  breadcrumb: null,
  parent: null,
  trail: null,
}

export const guideHeadFixtures = {
  full,
  easyRead: {...full, _key: 'easy-read', version: 'easyRead'},
  easyWords: {
    ...full,
    _key: 'easy-words',
    version: 'easyRead',
    headline: 'How to do a home visit',
    lead: 'What to do at a visit. When to call 999.',
  },
  bare: {
    ...full,
    _key: 'bare',
    note: null,
    guide: {...exampleGuide, file: null, easyReadPage: null},
  },
} satisfies Record<string, GuideHead>
