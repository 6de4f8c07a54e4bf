import {checkLinkTarget, isLinkAddress, linkKind} from '#studio/validation/link-target.ts'
import * as f from '#studio/schema/fields.ts'
import {dialogNames} from '#shared/dialogs.ts'
import {formSpec} from '#shared/forms/all-forms.ts'
import {professionChoices} from '#studio/schema/choices.ts'
import {defineArrayMember, defineType} from 'sanity'
import {checkRows} from '#studio/validation/value-checks.ts'

/** Shows a field when a link leads to a target of a kind. */
const ofLinkTo = (kind: string, field: f.Field) =>
  f.shownWhen((link) => linkKind(link) === kind, field)

const linkPage = ofLinkTo('page', f.reference('page', 'The page to go to.'))

const linkAddress = (description: string) =>
  ofLinkTo(
    'address',
    f.custom({
      type: 'string',
      description,
      validation: (rule) =>
        rule.custom((value) =>
          value === undefined || isLinkAddress(value)
            ? true
            : 'Begin with https://, mailto:, tel:, / or #.',
        ),
    }),
  )

export const link = f.defineObject({
  name: 'link',
  title: 'Link or button',
  fields: {
    label: f.line('The words on the link or button.'),
    kind: f.choice(
      'Where it leads: a page of this website, any other address, or a form that opens on top of the page.',
      {page: 'A page of this website', address: 'Another address', dialog: 'A form that opens'},
      // No initial value: an optional link would exist in every new section and miss its label.
    ),
    page: linkPage,
    address: linkAddress(
      'For example https://example.org, mailto:name@example.org, tel:+442079460123, /page#part or #part.',
    ),
    dialog: ofLinkTo(
      'dialog',
      f.custom({
        title: 'Form that opens',
        type: 'string',
        description: 'Which form opens.',
        options: {list: dialogNames.map((value) => ({value, title: formSpec(value).studioTitle}))},
      }),
    ),
    subject: ofLinkTo(
      'dialog',
      f.custom({
        type: 'string',
        description:
          'For the forms about a service or a profession, and for the waitlist: which one is filled in.',
        options: {list: professionChoices, layout: 'radio'},
      }),
    ),
    context: f.optionalLine(
      'Words only screen readers hear after the label, when the label alone does not say what it is about. For example: about GP at home.',
    ),
  },
  check: checkLinkTarget,
  preview: {
    select: {
      title: 'label',
      kind: 'kind',
      page: 'page.title',
      address: 'address',
      dialog: 'dialog',
    },
    prepare: ({title, kind, page, address, dialog}: Record<string, string | undefined>) => ({
      title: title ?? 'Without words',
      subtitle: {page, address, dialog}[kind ?? 'page'] ?? 'Leads nowhere yet',
    }),
  },
})

const textLink = f.defineObject({
  name: 'textLink',
  title: 'Link',
  fields: {
    kind: f.choice(
      'Where the words lead: a page of this website, any other address or a file.',
      {page: 'A page of this website', address: 'Another address', file: 'A file'},
      'page',
    ),
    page: linkPage,
    address: linkAddress('For example https://example.org, mailto:name@example.org or tel:999.'),
    file: ofLinkTo('file', f.field('file', 'The file that the link opens, such as a PDF.')),
  },
  check: checkLinkTarget,
})

export const richText = defineType({
  name: 'richText',
  title: 'Text with headings, lists, links, images and buttons',
  type: 'array',
  of: [
    defineArrayMember({
      type: 'block',
      styles: [
        {title: 'Text', value: 'normal'},
        {title: 'Heading', value: 'h2'},
        {title: 'Small heading', value: 'h3'},
      ],
      lists: [
        {title: 'Bullets', value: 'bullet'},
        {title: 'Numbers', value: 'number'},
      ],
      marks: {
        decorators: [
          {title: 'Strong', value: 'strong'},
          {title: 'Emphasis', value: 'em'},
        ],
        annotations: [textLink],
      },
    }),
    defineArrayMember({type: 'table'}),
    defineArrayMember({type: 'captionedPicture', title: 'Image'}),
    f.defineObject({
      name: 'button',
      title: 'Button',
      fields: {
        link: f.requiredField('link', 'The words of the button, and where it leads.'),
      },
      preview: {select: {title: 'link.label'}},
    }),
  ],
})

export const table = f.defineObject({
  name: 'table',
  title: 'Table',
  fields: {
    caption: f.optionalLine('What the table is about. Shown above it.'),
    columns: f.requiredLines('The heading of each column, from left to right.'),
    rows: f.list(
      f.defineObject({
        name: 'tableRow',
        title: 'Row',
        fields: {
          cells: f.requiredLines('The texts of the row, from left to right.'),
        },
        preview: {select: {title: 'cells.0', subtitle: 'cells.1'}},
      }),
      'The rows. Each needs one text for each column.',
      {min: 1},
    ),
  },
  check: checkRows,
  preview: {select: {title: 'caption', subtitle: 'columns.0'}},
})

export const seo = f.defineObject({
  name: 'seo',
  title: 'Search engines and sharing',
  fields: {
    title: f.textWithLimit(
      'The title in the browser tab and in search results. The brand is added to it.',
      {letters: 60, why: 'Search engines cut it after 60 letters.'},
    ),
    description: f.textWithLimit('One or two sentences shown under the title in search results.', {
      letters: 160,
      why: 'Search engines cut it after 160 letters.',
      rows: 3,
    }),
    image: f.custom({
      type: 'image',
      description:
        'The picture shown when someone shares the page, 1200 × 630. Empty: the one from the site settings, or one made of the headline.',
      options: {hotspot: true, accept: f.shareImageTypes},
    }),
    noIndex: f.toggle('Switch on to ask search engines not to list this page.', false),
  },
})
