import type {SectionProps} from '#content/section-props.ts'
import {exampleGuide} from '#content/testing/example-guide.ts'

type GuideList = SectionProps<'guideList'>['section']

const full: GuideList = {
  _key: 'full',
  _type: 'guideList',
  anchor: null,
  heading: 'Guides',
  text: 'Each guide is a web page and a PDF.',
  readLabel: 'Read as a page',
  easyReadLabel: 'Easy Read',
  downloadLabel: 'Download',
  plannedLabel: 'Final version: about',
  draftLabel: 'Draft',
  notReady: 'This guide isn’t ready to download yet.',
  guides: [
    exampleGuide,
    {
      ...exampleGuide,
      _id: 'resource-safety',
      title: 'Safety and safeguarding guide',
      description: 'How to stay safe on a visit, and how to protect adults and children.',
      shownSize: '1.8 MB',
      file: null,
    },
  ],
}

export const guideListFixtures = {
  full,
  draft: {
    ...full,
    _key: 'draft',
    guides: [
      {
        ...exampleGuide,
        file: null,
        draft: exampleGuide.file && {...exampleGuide.file, size: 212_000},
      },
    ],
  },
  sizeUnknown: {
    ...full,
    _key: 'size-unknown',
    text: null,
    guides: [
      {...exampleGuide, shownSize: null, file: null, page: null, easyReadPage: null},
      {
        ...exampleGuide,
        _id: 'resource-long',
        title:
          'A guide with a name that is long enough to need a second line of its own, or a third',
      },
    ],
  },
} satisfies Record<string, GuideList>
