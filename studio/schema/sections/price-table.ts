import {defineSection} from '#studio/schema/define-section.ts'
import {defineObject, line, list, optionalLine, reference} from '#studio/schema/fields.ts'

const priceRow = defineObject({
  name: 'priceRow',
  title: 'Price',
  fields: {
    title: line('What is paid for, such as: GP at home.'),
    service: reference('service', 'The service: gives the row its door and its badge.'),
    price: line('The price, or words while there is none. {priceFrom} is the lowest fee.'),
    includes: line('What the price includes.'),
  },
})

export const priceTable = defineSection({
  name: 'priceTable',
  title: 'Table of prices',
  description: 'What each kind of visit costs; doors and badges follow the services.',
  fields: {
    heading: line('The heading of the section.'),
    serviceLabel: line('The heading of the first column.'),
    priceLabel: line('The heading of the column of prices.'),
    includesLabel: line('The heading of the last column.'),
    printLabel: optionalLine('Prints the page, below the table. May stay empty.'),
    rows: list(priceRow, 'One row for each price.', {min: 1}),
  },
})
