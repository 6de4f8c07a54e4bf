import type {ConditionalPropertyCallbackContext} from 'sanity'
import {clinicianPageAt} from '#shared/clinicians.ts'
import {permanentPathOf} from '#shared/fixed-documents.ts'
import {isPagePath, isReservedPath} from '#shared/paths.ts'
import {freeSlug} from '#studio/validation/free-slug.ts'
import {pathFromTitle} from '#studio/validation/slugs.ts'
import {pageSections} from '#studio/schema/page-sections.ts'
import {listRow} from '#studio/schema/preview-line.ts'
import * as f from '#studio/schema/fields.ts'
import {isRedirectSource} from '#routing/redirects.ts'
import {isLinkAddress} from '#studio/validation/link-target.ts'
import {checkRedirect} from '#studio/validation/redirect-target.ts'

const isFixed = ({document}: ConditionalPropertyCallbackContext) =>
  document !== undefined && permanentPathOf(document._id) !== undefined

const path = f.custom({
  title: 'Address',
  type: 'slug',
  description: 'Such as /about or /providers/gp. The home page is a single slash.',
  options: {source: 'title', maxLength: 120, slugify: pathFromTitle},
  // Code links to these pages by address.
  readOnly: isFixed,
  validation: (rule) =>
    rule
      .required()
      .custom((value) =>
        value?.current === undefined || isPagePath(value.current)
          ? true
          : 'Begin with a slash and use lower-case letters, numbers and hyphens, such as /about.',
      )
      .custom((value) =>
        value?.current === undefined || !isReservedPath(value.current)
          ? true
          : 'The site uses this address itself: choose another.',
      )
      .custom((value) =>
        value?.current === undefined || clinicianPageAt(value.current) === undefined
          ? true
          : 'This address belongs to the profile or the booking page of a clinician: choose another.',
      )
      .custom((value, {document}) => {
        const fixed = document === undefined ? undefined : permanentPathOf(document._id)
        return fixed === undefined || value?.current === fixed
          ? true
          : `The site itself leads to this page: leave its address at ${fixed}.`
      })
      .custom(freeSlug('path')),
})

/** A page that others link to can't be unpublished or deleted, but hidden. */
const hiding: f.Fields = {
  isHidden: {
    ...f.toggle('Switch on to take the page off the site, and publish.', false),
    title: 'Hide this page',
    hidden: isFixed,
  },
  replacement: {
    ...f.reference(
      'page',
      'Where its address and the links to it lead. Empty: its address says that there is no such page, and links to it are left out.',
    ),
    title: 'Page shown instead',
    hidden: ({document}) => document?.['isHidden'] !== true,
  },
}

const banner = f.custom({
  type: 'object',
  description:
    'A bar above the page, such as that a service is coming soon. Leave it empty for none.',
  options: {collapsible: true, collapsed: true},
  fields: f.fieldsOf({
    label: f.optionalLine('The badge in front of the text, such as: Coming Soon.'),
    text: f.optionalLine('The words of the bar. Without them no bar is shown.'),
    dismissible: f.toggle('Whether a visitor can close the bar.', false),
    dismissLabel: f.optionalLine('What screen readers say for the button that closes it.'),
    storageKey: f.optionalLine(
      'A short name under which the browser remembers that the bar was closed.',
    ),
  }),
})

const reading = f.custom({
  title: 'Reading page',
  type: 'object',
  description:
    'For pages to be read, such as terms: a narrow column with a list of contents beside it. The list is made of the headings of the sections. Leave it empty on other pages.',
  options: {collapsible: true, collapsed: true},
  fields: f.fieldsOf({
    contents: f.optionalLine('The words above the list of contents. Without them there is none.'),
    updated: f.field('date', 'The day of the last change. Empty: no date is shown.'),
    updatedLabel: f.optionalLine('The words before that date, such as: Last updated.'),
  }),
})

export const page = f.defineDocument({
  name: 'page',
  title: 'Page',
  ...f.tabs({
    Content: {
      title: f.line('The name of the page here in the Studio. Visitors do not see it.'),
      path,
      breadcrumb: f.optionalLine(
        'Its name in the line above the headline. Empty: there is no such line.',
      ),
      parent: f.reference(
        'page',
        'The page that lists this one, such as the list of guides. It stands before it in that line.',
      ),
      ...hiding,
      banner,
      reading,
      sections: pageSections,
    },
    'Search engines and sharing': {
      seo: f.requiredField('seo', 'What search engines and shared links show of this page.'),
    },
  }),
  orderings: [{title: 'Address', name: 'path', by: [{field: 'path.current', direction: 'asc'}]}],
  preview: listRow(
    {title: 'title', path: 'path.current', noIndex: 'seo.noIndex', isHidden: 'isHidden'},
    ({path: address, noIndex, isHidden}) => [
      address,
      isHidden === true && 'hidden',
      noIndex === true && 'not for search engines',
    ],
  ),
})

export const notFound = f.defineSingleton({
  name: 'notFound',
  title: 'Page not found',
  description: 'What visitors see at an address that does not exist.',
  ...f.tabs({
    'The page': {
      heading: f.line('The heading of the page.'),
      text: f.paragraph('The sentence under the heading.'),
      linkLabel: f.line('The link back to the home page.'),
      searchLabel: f.line('What screen readers say for the field that searches the site.'),
      searchButton: f.line('The button beside it.'),
      footerNote: f.line('The line at the bottom; {year} becomes the current year.'),
      picture: f.field('picture', 'A picture. Empty: the dark front door that is built in.'),
    },
    'Title and description': {
      seoTitle: f.textWithLimit('The title in the browser tab. The brand is not added.', {
        letters: 60,
        why: 'Browsers cut it.',
      }),
      seoDescription: f.textWithLimit(
        'One sentence about the page, for programs that read it. Search engines do not list it.',
        {
          letters: 160,
          why: 'Search engines cut it after 160 letters.',
        },
      ),
    },
  }),
})

export const redirect = f.defineDocument({
  name: 'redirect',
  title: 'Redirect',
  description: 'Leads visitors of an old address to a new one.',
  fields: f.fieldsOf({
    from: f.custom({
      title: 'Old address',
      type: 'string',
      description:
        'The old address without its domain, such as /old-page or /Old Page.html. Capitals make no difference.',
      validation: (rule) =>
        rule
          .required()
          .custom((value) =>
            value === undefined || isRedirectSource(value)
              ? true
              : 'Begin with a slash and leave out "?" and "#": /old-page or /Old Page.html.',
          ),
    }),
    to: f.custom({
      title: 'New address',
      type: 'string',
      description: 'The new address, such as /new-page or https://example.org.',
      validation: (rule) =>
        rule.required().custom((value, {document}) => {
          if (value === undefined) return true
          if (value === document?.['from']) return 'The new address must differ from the old one.'
          return isLinkAddress(value) ? true : 'Begin with / or https://.'
        }),
    }),
    permanent: f.toggle('On when the old address will never come back.', true),
  }),
  validation: (rule) =>
    rule.custom((value, context) =>
      checkRedirect({from: textOf(value?.['from']), to: textOf(value?.['to'])}, context),
    ),
  preview: listRow({title: 'from', to: 'to', permanent: 'permanent'}, ({to, permanent}) => [
    to,
    permanent === false && 'for now',
  ]),
})

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
