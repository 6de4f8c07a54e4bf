import {
  defineSingleton,
  defineObject,
  line,
  list,
  optionalLine,
  reference,
  requiredReference,
  tabs,
} from '#studio/schema/fields.ts'

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
