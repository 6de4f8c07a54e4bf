import type {SectionProps} from '#content/section-props.ts'

export const exampleGuide: SectionProps<'guideHead'>['section']['guide'] = {
  _id: 'resource-clinical',
  _type: 'resource',
  title: 'Clinical guidelines for home visits',
  description: 'What to do before, during and after a visit.',
  fileType: 'PDF',
  shownSize: '2.4 MB',
  file: {
    path: 'files/local/production/652b85ba611404a8b29dee9dda14d226d590f74a.pdf',
    size: 2_431_000,
    originalFilename: 'clinical-guidelines.pdf',
  },
  draft: null,
  page: {addressOf: 'page-guide', path: '/providers/policies/clinical-guidelines'},
  easyReadPage: {
    addressOf: 'page-guide-easy-read',
    path: '/providers/policies/clinical-guidelines/easy-read',
  },
}
