import {defineArrayMember, defineField, defineType} from 'sanity'
import {linkKind, checkLinkTarget} from '#studio/validation/link-target.ts'
import {choice, requiredField} from '#studio/schema/fields.ts'
import {linkAddress, linkPage} from '#studio/schema/link-fields.ts'

const textLink = defineArrayMember({
  name: 'textLink',
  title: 'Link',
  type: 'object',
  fields: [
    choice(
      'kind',
      'Where the words lead: a page of this website, any other address or a file.',
      [
        {value: 'page', title: 'A page of this website'},
        {value: 'address', title: 'Another address'},
        {value: 'file', title: 'A file'},
      ],
      'page',
    ),
    linkPage('The page to go to.'),
    linkAddress('For example https://example.org, mailto:name@example.org or tel:999.'),
    defineField({
      name: 'file',
      type: 'file',
      description: 'The file that the link opens, such as a PDF.',
      hidden: ({parent}: {parent?: unknown}) => linkKind(parent) !== 'file',
    }),
  ],
  validation: (rule) => rule.custom((value) => checkLinkTarget(value) ?? true),
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
    defineArrayMember({
      name: 'button',
      title: 'Button',
      type: 'object',
      fields: [requiredField('link', 'link', 'The words of the button, and where it leads.')],
      preview: {select: {title: 'link.label'}},
    }),
  ],
})
