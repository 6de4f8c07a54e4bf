import {defineSection} from '#studio/schema/define-section.ts'
import * as f from '#studio/schema/fields.ts'

const priceRow = f.defineObject({
  name: 'priceRow',
  title: 'Price',
  fields: {
    title: f.line('What is paid for, such as: GP at home.'),
    service: f.reference('service', 'The service: gives the row its door and its badge.'),
    price: f.line('The price, or words while there is none. {priceFrom} is the lowest fee.'),
    includes: f.line('What the price includes.'),
  },
})

export const priceTable = defineSection({
  name: 'priceTable',
  title: 'Table of prices',
  description: 'What each kind of visit costs; doors and badges follow the services.',
  fields: {
    heading: f.line('The heading of the section.'),
    serviceLabel: f.line('The heading of the first column.'),
    priceLabel: f.line('The heading of the column of prices.'),
    includesLabel: f.line('The heading of the last column.'),
    printLabel: f.optionalLine('Prints the page, below the table. May stay empty.'),
    rows: f.list(priceRow, 'One row for each price.', {min: 1}),
  },
})
