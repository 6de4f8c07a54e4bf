import {defineArrayMember, defineType} from 'sanity'
import {missingLinkTarget} from '#studio/validation/link-target.ts'
import {choice} from '#studio/schema/fields.ts'
import {linkAddress, linkPage} from '#studio/schema/link-fields.ts'

const textLink = defineArrayMember({
  name: 'textLink',
  title: 'Link',
  type: 'object',
  fields: [
    choice(
      'kind',
      'Where the words lead: a page of this website or any other address.',
      [
        {value: 'page', title: 'A page of this website'},
        {value: 'address', title: 'Another address'},
      ],
      'page',
    ),
    linkPage('The page to go to.'),
    linkAddress('For example https://example.org, mailto:name@example.org or tel:999.'),
  ],
  validation: (rule) => rule.custom((value) => missingLinkTarget(value) ?? true),
})

export const richText = defineType({
  name: 'richText',
  title: 'Text with headings, lists and links',
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
  ],
})
