import {defineSection} from '#studio/schema/define-section.ts'
import {field, line, list, toggle} from '#studio/schema/fields.ts'

export const storedItems = defineSection({
  name: 'storedItems',
  title: 'What is stored',
  description:
    'A list of what the site stores on a device. It shows which of it is on the device of the visitor now.',
  fields: {
    heading: line('The heading of the section.'),
    text: field('richText', 'What these have in common, and why they may be stored.'),
    onlyWithAnalytics: toggle('Shown only where the site has a key for analytics.', false),
    nameLabel: line('The heading of the column with the names.'),
    purposeLabel: line('The heading of the column that says what each does.'),
    setByLabel: line('The heading of the column that says who sets it.'),
    lastsLabel: line('The heading of the column that says how long it lasts.'),
    nowLabel: line('The heading of the column that says whether it is on the device now.'),
    isStored: line('What stands there when it is.'),
    isNotStored: line('What stands there when it is not.'),
    isUnknown: line('What stands there without JavaScript, when nobody can tell.'),
    items: list('storedItem', 'What is stored, by name.', {min: 1}),
  },
})
