import {defineArrayMember, defineField, defineType} from 'sanity'
import {storeChoices} from '#studio/schema/choices.ts'
import {
  choice,
  line,
  list,
  optionalLine,
  paragraph,
  requiredField,
  titled,
} from '#studio/schema/fields.ts'

const storeButton = defineArrayMember({
  name: 'storeButton',
  title: 'Store button',
  type: 'object',
  fields: [
    choice('store', 'Which store the button is for.', storeChoices),
    line('label', 'The name of the store on the button.'),
    line('note', 'The small line above the name, such as: Coming soon on the.'),
    requiredField(
      'link',
      'link',
      'Where the button leads until the site settings have the address of the store. Its own words are not shown.',
    ),
  ],
  preview: {select: {title: 'label', subtitle: 'note'}},
})

export const appPromotion = defineType({
  name: 'appPromotion',
  title: 'App promotion',
  type: 'document',
  description: 'The section about the app, which several pages show.',
  fields: [
    line('heading', 'The heading of the section.'),
    paragraph('text', 'What the app will do, in a few sentences.'),
    optionalLine('storesLabel', 'What screen readers say for the group of store buttons.'),
    defineField({
      name: 'buttons',
      type: 'array',
      description: 'One button for each store.',
      of: [storeButton],
      validation: (rule) => rule.required().min(1).max(2),
    }),
    titled(
      'Words for a new tab',
      optionalLine(
        'newTab',
        'What screen readers say after the name of a store whose button opens a new tab.',
      ),
    ),
    requiredField('link', 'link', 'The link under the buttons.'),
    list(
      'pictures',
      'picture',
      'Up to two screens of the app, 9 wide and 19.5 high; each is shown in a telephone. Empty: no telephones.',
      {
        max: 2,
      },
    ),
  ],
  preview: {prepare: () => ({title: 'App promotion'})},
})
