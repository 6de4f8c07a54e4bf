import {defineSection} from '#studio/schema/define-section.ts'
import * as f from '#studio/schema/fields.ts'

export const storedItems = defineSection({
  name: 'storedItems',
  title: 'What is stored',
  description:
    'A list of what the site stores on a device. It shows which of it is on the device of the visitor now.',
  fields: {
    heading: f.line('The heading of the section.'),
    text: f.field('richText', 'What these have in common, and why they may be stored.'),
    onlyWithAnalytics: f.toggle('Shown only where the site has a key for analytics.', false),
    nameLabel: f.line('The heading of the column with the names.'),
    purposeLabel: f.line('The heading of the column that says what each does.'),
    setByLabel: f.line('The heading of the column that says who sets it.'),
    lastsLabel: f.line('The heading of the column that says how long it lasts.'),
    nowLabel: f.line('The heading of the column that says whether it is on the device now.'),
    isStored: f.line('What stands there when it is.'),
    isNotStored: f.line('What stands there when it is not.'),
    isUnknown: f.line('What stands there without JavaScript, when nobody can tell.'),
    items: f.list('storedItem', 'What is stored, by name.', {min: 1}),
  },
})
