import {defineArrayMember, defineField, defineType} from 'sanity'
import {
  inGroup,
  line,
  list,
  optionalLine,
  reference,
  requiredReference,
  titled,
} from '#studio/schema/fields.ts'

const menuItem = defineArrayMember({
  name: 'menuItem',
  title: 'Menu item',
  type: 'object',
  fields: [
    line('label', 'The words of the link.'),
    requiredReference('page', 'page', 'The page it leads to.'),
    optionalLine('text', 'A few words under the link.'),
    reference(
      'service',
      'service',
      'Draws the door of this service beside the link, and says Coming Soon while it is.',
    ),
  ],
  preview: {select: {title: 'label', subtitle: 'page.title'}},
})

const menu = defineArrayMember({
  name: 'menu',
  title: 'Menu',
  type: 'object',
  fields: [
    line('title', 'The words that open the menu.'),
    line('intro', 'A line at the top of the open menu.'),
    defineField({
      name: 'items',
      type: 'array',
      description: 'The links of the menu, from top to bottom.',
      of: [menuItem],
      validation: (rule) => rule.required().min(1),
    }),
  ],
  preview: {select: {title: 'title', subtitle: 'intro'}},
})

export const navigation = defineType({
  name: 'navigation',
  title: 'Navigation',
  type: 'document',
  description: 'The header of every page.',
  groups: [
    {name: 'menus', title: 'Menus and links', default: true},
    {name: 'services', title: 'Services'},
    {name: 'words', title: 'Small words'},
  ],
  fields: [
    ...inGroup('menus', [
      defineField({
        name: 'menus',
        type: 'array',
        description: 'The menus that open, from left to right.',
        of: [menu],
        validation: (rule) => rule.required().min(1).max(3),
      }),
      list('links', 'link', 'The plain links beside the menus.'),
      line('registerButton', 'The button that opens the waitlist form.'),
    ]),
    ...inGroup('services', [
      line('openBadge', 'The badge of every service that is launched.'),
      optionalLine(
        'startedBadge',
        'The badge of every service whose visits have started. Empty: the badge of launched services.',
      ),
      line('openLink', 'The link on the door of every service that is launched.'),
      line('soonBadge', 'The badge of every service that is coming soon.'),
      line('soonLink', 'The link on the door of every service that is coming soon.'),
    ]),
    ...inGroup('words', [
      line('skipLink', 'The link that keyboard users meet first; it jumps to the content.'),
      line('logoLabel', 'What screen readers say for the logo.'),
      line('homeLabel', 'The first link of the line above a headline, such as: Home / GP at home.'),
      titled(
        'Label of the line of places',
        line('breadcrumbLabel', 'What screen readers call that line.'),
      ),
      line(
        'pagerLabel',
        'What screen readers call the line that leads to other pages of a long list.',
      ),
      line('pagerPrevious', 'The link to the page before, in that line.'),
      line('pagerNext', 'The link to the page after.'),
      line('pagerPage', 'The word before the number of a page, such as: Page 2 of 5.'),
      line('pagerOf', 'The word between the two numbers.'),
      line('menuOpen', 'The button that opens the menu on small screens.'),
      line('menuClose', 'The button that closes it.'),
      line('menuTitle', 'The title of the menu on small screens.'),
      line('themeToDark', 'The button that changes to the dark theme.'),
      line('themeToLight', 'The button that changes to the light theme.'),
      line('previewNotice', 'What the bar above the page says while you look at drafts.'),
      line('previewLeave', 'The link in that bar that goes back to what is published.'),
      line(
        'previewEnds',
        'The words before the last day of a link that shares drafts, such as: This link works until. Whoever came by it sees them.',
      ),
      line(
        'previewIncomplete',
        'What stands in a draft in the place of a section that cannot be shown before more of it is filled in.',
      ),
      line('themeIsDark', 'What screen readers say after the switch to the dark theme.'),
      line('themeIsLight', 'What screen readers say after the switch to the light theme.'),
    ]),
  ],
  preview: {prepare: () => ({title: 'Navigation'})},
})
