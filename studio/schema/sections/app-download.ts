import {defineSection} from '#studio/schema/define-section.ts'
import * as f from '#studio/schema/fields.ts'

export const appDownload = defineSection({
  name: 'appDownload',
  title: 'App download',
  description:
    'The section about the app. Its words are in one place: Frame of the site, App promotion.',
  fields: {
    quiet: f.toggle('Without the pictures of phones, on a light ground.', false),
  },
})
