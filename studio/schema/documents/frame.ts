import * as f from '#studio/schema/fields.ts'
import {storeChoices} from '#studio/schema/choices.ts'

const menuItem = f.defineObject({
  name: 'menuItem',
  title: 'Menu item',
  fields: {
    label: f.line('The words of the link.'),
    page: f.requiredReference('page', 'The page it leads to.'),
    text: f.optionalLine('A few words under the link.'),
    service: f.reference(
      'service',
      'Draws the door of this service beside the link, and says Coming Soon while it is.',
    ),
  },
  preview: {select: {title: 'label', subtitle: 'page.title'}},
})

const menu = f.defineObject({
  name: 'menu',
  title: 'Menu',
  fields: {
    title: f.line('The words that open the menu.'),
    intro: f.line('A line at the top of the open menu.'),
    items: f.list(menuItem, 'The links of the menu, from top to bottom.', {min: 1}),
  },
})

export const navigation = f.defineSingleton({
  name: 'navigation',
  title: 'Navigation',
  description: 'The header of every page.',
  ...f.tabs({
    'Menus and links': {
      menus: f.list(menu, 'The menus that open, from left to right.', {min: 1, max: 3}),
      links: f.list('link', 'The plain links beside the menus.'),
      registerButton: f.line('The button that opens the waitlist form.'),
    },
    Services: {
      openBadge: f.line('The badge of every service that is launched.'),
      startedBadge: f.optionalLine(
        'The badge of every service whose visits have started. Empty: the badge of launched services.',
      ),
      openLink: f.line('The link on the door of every service that is launched.'),
      soonBadge: f.line('The badge of every service that is coming soon.'),
      soonLink: f.line('The link on the door of every service that is coming soon.'),
    },
    'Small words': {
      skipLink: f.line('The link that keyboard users meet first; it jumps to the content.'),
      logoLabel: f.line('What screen readers say for the logo.'),
      homeLabel: f.line('The first link of the line above a headline, such as: Home / GP at home.'),
      breadcrumbLabel: f.line('What screen readers call that line.'),
      pagerLabel: f.line(
        'What screen readers call the line that leads to other pages of a long list.',
      ),
      pagerPrevious: f.line('The link to the page before, in that line.'),
      pagerNext: f.line('The link to the page after.'),
      pagerPage: f.line('The word before the number of a page, such as: Page 2 of 5.'),
      pagerOf: f.line('The word between the two numbers.'),
      menuOpen: f.line('The button that opens the menu on small screens.'),
      menuClose: f.line('The button that closes it.'),
      menuTitle: f.line('The title of the menu on small screens.'),
      themeToDark: f.line('The button that changes to the dark theme.'),
      themeToLight: f.line('The button that changes to the light theme.'),
      previewNotice: f.line('What the bar above the page says while you look at drafts.'),
      previewLeave: f.line('The link in that bar that goes back to what is published.'),
      previewEnds: f.line(
        'The words before the last day of a link that shares drafts, such as: This link works until. Whoever came by it sees them.',
      ),
      previewIncomplete: f.line(
        'What stands in a draft in the place of a section that cannot be shown before more of it is filled in.',
      ),
      themeIsDark: f.line('What screen readers say after the switch to the dark theme.'),
      themeIsLight: f.line('What screen readers say after the switch to the light theme.'),
    },
  }),
})

const footerLink = f.defineObject({
  name: 'footerLink',
  title: 'Link',
  fields: {
    label: f.line('The words of the link.'),
    page: f.requiredReference('page', 'The page it leads to.'),
    service: f.reference(
      'service',
      'Only for the page of a service: says Coming Soon beside the link while it is.',
    ),
  },
  preview: {select: {title: 'label', subtitle: 'page.title'}},
})

const footerColumn = f.defineObject({
  name: 'footerColumn',
  title: 'Column',
  fields: {
    title: f.line('The heading of the column.'),
    links: f.list(footerLink, 'The links of the column, from top to bottom.', {min: 1}),
  },
})

export const footer = f.defineSingleton({
  name: 'footer',
  title: 'Footer',
  description: 'The foot of every page.',
  fields: f.fieldsOf({
    columns: f.list(footerColumn, 'The columns of links, from left to right.', {min: 1, max: 5}),
    emergencyNote: f.paragraph(
      'The note that we are not for emergencies. 999 becomes a telephone link.',
    ),
    emergencyExtra: f.paragraph('What to do when it is urgent but not an emergency.'),
    privateNote: f.paragraph('The note that we are a private service.'),
    copyright: f.line('The copyright line; {year} becomes the current year.'),
    illustrationNote: f.line('The note that portraits are illustrations.'),
    socialHeading: f.line('The heading above the social media icons.'),
  }),
})

const storeButton = f.defineObject({
  name: 'storeButton',
  title: 'Store button',
  fields: {
    store: f.choice('Which store the button is for.', storeChoices),
    label: f.line('The name of the store on the button.'),
    note: f.line('The small line above the name, such as: Coming soon on the.'),
    link: f.requiredField(
      'link',
      'Where the button leads until the site settings have the address of the store. Its own words are not shown.',
    ),
  },
  preview: {select: {title: 'label', subtitle: 'note'}},
})

export const appPromotion = f.defineSingleton({
  name: 'appPromotion',
  title: 'App promotion',
  description: 'The section about the app, which several pages show.',
  fields: f.fieldsOf({
    heading: f.line('The heading of the section.'),
    text: f.paragraph('What the app will do, in a few sentences.'),
    storesLabel: f.optionalLine('What screen readers say for the group of store buttons.'),
    buttons: f.list(storeButton, 'One button for each store.', {min: 1, max: 2}),
    newTab: f.optionalLine(
      'What screen readers say after the name of a store whose button opens a new tab.',
    ),
    link: f.requiredField('link', 'The link under the buttons.'),
    pictures: f.list(
      'picture',
      'Up to two screens of the app, 9 wide and 19.5 high; each is shown in a telephone. Empty: no telephones.',
      {
        max: 2,
      },
    ),
  }),
})
