import {defineSection} from '#studio/schema/define-section.ts'
import {line, list, field, toggle, titled} from '#studio/schema/fields.ts'

export const storedItems = defineSection({
  name: 'storedItems',
  title: 'What is stored',
  description:
    'A list of what the site stores on a device. It shows which of it is on the device of the visitor now.',
  fields: [
    line('heading', 'The heading of the section.'),
    field('text', 'richText', 'What these have in common, and why they may be stored.'),
    toggle('onlyWithAnalytics', 'Shown only where the site has a key for analytics.', false),
    line('nameLabel', 'The heading of the column with the names.'),
    line('purposeLabel', 'The heading of the column that says what each does.'),
    line('setByLabel', 'The heading of the column that says who sets it.'),
    line('lastsLabel', 'The heading of the column that says how long it lasts.'),
    line('nowLabel', 'The heading of the column that says whether it is on the device now.'),
    titled('Word for stored', line('isStored', 'What stands there when it is.')),
    titled('Word for not stored', line('isNotStored', 'What stands there when it is not.')),
    titled(
      'Word for unknown',
      line('isUnknown', 'What stands there without JavaScript, when nobody can tell.'),
    ),
    list('items', 'storedItem', 'What is stored, by name.', {min: 1}),
  ],
})
