import {defineArrayMember, defineField} from 'sanity'
import {defineSection} from '#studio/schema/define-section.ts'
import {line, optionalLine, reference} from '#studio/schema/fields.ts'

const priceRow = defineArrayMember({
  name: 'priceRow',
  title: 'Price',
  type: 'object',
  fields: [
    line('title', 'What is paid for, such as: GP at home.'),
    reference('service', 'service', 'The service: gives the row its door and its badge.'),
    line('price', 'The price, or words while there is none. {priceFrom} is the lowest fee.'),
    line('includes', 'What the price includes.'),
  ],
  preview: {select: {title: 'title', subtitle: 'price'}},
})

export const priceTable = defineSection({
  name: 'priceTable',
  title: 'Table of prices',
  description: 'What each kind of visit costs; doors and badges follow the services.',
  fields: [
    line('heading', 'The heading of the section.'),
    line('serviceLabel', 'The heading of the first column.'),
    line('priceLabel', 'The heading of the column of prices.'),
    line('includesLabel', 'The heading of the last column.'),
    optionalLine('printLabel', 'Prints the page, below the table. May stay empty.'),
    defineField({
      name: 'rows',
      type: 'array',
      description: 'One row for each price.',
      of: [priceRow],
      validation: (rule) => rule.required().min(1),
    }),
  ],
})
