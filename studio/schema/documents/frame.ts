import {
  choice,
  defineObject,
  defineSingleton,
  fieldsOf,
  line,
  list,
  optionalLine,
  paragraph,
  reference,
  requiredField,
  requiredReference,
  tabs,
} from '#studio/schema/fields.ts'
import {storeChoices} from '#studio/schema/choices.ts'

const menuItem = defineObject({
  name: 'menuItem',
  title: 'Menu item',
  fields: {
    label: line('The words of the link.'),
    page: requiredReference('page', 'The page it leads to.'),
    text: optionalLine('A few words under the link.'),
    service: reference(
      'service',
      'Draws the door of this service beside the link, and says Coming Soon while it is.',
    ),
  },
  preview: {select: {title: 'label', subtitle: 'page.title'}},
})

const menu = defineObject({
  name: 'menu',
  title: 'Menu',
  fields: {
    title: line('The words that open the menu.'),
    intro: line('A line at the top of the open menu.'),
    items: list(menuItem, 'The links of the menu, from top to bottom.', {min: 1}),
  },
})

export const navigation = defineSingleton({
  name: 'navigation',
  title: 'Navigation',
  description: 'The header of every page.',
  ...tabs({
    'Menus and links': {
      menus: list(menu, 'The menus that open, from left to right.', {min: 1, max: 3}),
      links: list('link', 'The plain links beside the menus.'),
      registerButton: line('The button that opens the waitlist form.'),
    },
    Services: {
      openBadge: line('The badge of every service that is launched.'),
      startedBadge: optionalLine(
        'The badge of every service whose visits have started. Empty: the badge of launched services.',
      ),
      openLink: line('The link on the door of every service that is launched.'),
      soonBadge: line('The badge of every service that is coming soon.'),
      soonLink: line('The link on the door of every service that is coming soon.'),
    },
    'Small words': {
      skipLink: line('The link that keyboard users meet first; it jumps to the content.'),
      logoLabel: line('What screen readers say for the logo.'),
      homeLabel: line('The first link of the line above a headline, such as: Home / GP at home.'),
      breadcrumbLabel: line('What screen readers call that line.'),
      pagerLabel: line(
        'What screen readers call the line that leads to other pages of a long list.',
      ),
      pagerPrevious: line('The link to the page before, in that line.'),
      pagerNext: line('The link to the page after.'),
      pagerPage: line('The word before the number of a page, such as: Page 2 of 5.'),
      pagerOf: line('The word between the two numbers.'),
      menuOpen: line('The button that opens the menu on small screens.'),
      menuClose: line('The button that closes it.'),
      menuTitle: line('The title of the menu on small screens.'),
      themeToDark: line('The button that changes to the dark theme.'),
      themeToLight: line('The button that changes to the light theme.'),
      previewNotice: line('What the bar above the page says while you look at drafts.'),
      previewLeave: line('The link in that bar that goes back to what is published.'),
      previewEnds: line(
        'The words before the last day of a link that shares drafts, such as: This link works until. Whoever came by it sees them.',
      ),
      previewIncomplete: line(
        'What stands in a draft in the place of a section that cannot be shown before more of it is filled in.',
      ),
      themeIsDark: line('What screen readers say after the switch to the dark theme.'),
      themeIsLight: line('What screen readers say after the switch to the light theme.'),
    },
  }),
})

const footerLink = defineObject({
  name: 'footerLink',
  title: 'Link',
  fields: {
    label: line('The words of the link.'),
    page: requiredReference('page', 'The page it leads to.'),
    service: reference(
      'service',
      'Only for the page of a service: says Coming Soon beside the link while it is.',
    ),
  },
  preview: {select: {title: 'label', subtitle: 'page.title'}},
})

const footerColumn = defineObject({
  name: 'footerColumn',
  title: 'Column',
  fields: {
    title: line('The heading of the column.'),
    links: list(footerLink, 'The links of the column, from top to bottom.', {min: 1}),
  },
})

export const footer = defineSingleton({
  name: 'footer',
  title: 'Footer',
  description: 'The foot of every page.',
  fields: fieldsOf({
    columns: list(footerColumn, 'The columns of links, from left to right.', {min: 1, max: 5}),
    emergencyNote: paragraph(
      'The note that we are not for emergencies. 999 becomes a telephone link.',
    ),
    emergencyExtra: paragraph('What to do when it is urgent but not an emergency.'),
    privateNote: paragraph('The note that we are a private service.'),
    copyright: line('The copyright line; {year} becomes the current year.'),
    illustrationNote: line('The note that portraits are illustrations.'),
    socialHeading: line('The heading above the social media icons.'),
  }),
})

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
