import {defineArrayMember, defineType} from 'sanity'
import {checkLinkTarget} from '#studio/validation/link-target.ts'
import {choice, defineObject, field, requiredField} from '#studio/schema/fields.ts'
import {linkAddress, linkPage, ofLinkTo} from '#studio/schema/link-fields.ts'

const textLink = defineObject({
  name: 'textLink',
  title: 'Link',
  fields: {
    kind: choice(
      'Where the words lead: a page of this website, any other address or a file.',
      [
        {value: 'page', title: 'A page of this website'},
        {value: 'address', title: 'Another address'},
        {value: 'file', title: 'A file'},
      ],
      'page',
    ),
    page: linkPage,
    address: linkAddress('For example https://example.org, mailto:name@example.org or tel:999.'),
    file: ofLinkTo('file', field('file', 'The file that the link opens, such as a PDF.')),
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
    defineObject({
      name: 'button',
      title: 'Button',
      fields: {
        link: requiredField('link', 'The words of the button, and where it leads.'),
      },
      preview: {select: {title: 'link.label'}},
    }),
  ],
})
