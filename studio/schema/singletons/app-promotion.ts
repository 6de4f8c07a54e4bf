import {storeChoices} from '#studio/schema/choices.ts'
import {
  defineSingleton,
  choice,
  defineObject,
  fieldsOf,
  line,
  list,
  optionalLine,
  paragraph,
  requiredField,
} from '#studio/schema/fields.ts'

const storeButton = defineObject({
  name: 'storeButton',
  title: 'Store button',
  fields: {
    store: choice('Which store the button is for.', storeChoices),
    label: line('The name of the store on the button.'),
    note: line('The small line above the name, such as: Coming soon on the.'),
    link: requiredField(
      'link',
      'Where the button leads until the site settings have the address of the store. Its own words are not shown.',
    ),
  },
  preview: {select: {title: 'label', subtitle: 'note'}},
})

export const appPromotion = defineSingleton({
  name: 'appPromotion',
  title: 'App promotion',
  description: 'The section about the app, which several pages show.',
  fields: fieldsOf({
    heading: line('The heading of the section.'),
    text: paragraph('What the app will do, in a few sentences.'),
    storesLabel: optionalLine('What screen readers say for the group of store buttons.'),
    buttons: list(storeButton, 'One button for each store.', {min: 1, max: 2}),
    newTab: optionalLine(
      'What screen readers say after the name of a store whose button opens a new tab.',
    ),
    link: requiredField('link', 'The link under the buttons.'),
    pictures: list(
      'picture',
      'Up to two screens of the app, 9 wide and 19.5 high; each is shown in a telephone. Empty: no telephones.',
      {
        max: 2,
      },
    ),
  }),
})
