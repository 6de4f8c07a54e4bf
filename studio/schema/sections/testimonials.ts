import {defineField} from 'sanity'
import {defineSection} from '#studio/schema/define-section.ts'
import {line, references, required, titled} from '#studio/schema/fields.ts'

export const testimonials = defineSection({
  name: 'testimonials',
  title: 'Quotes',
  description: 'Quotes one after another; they move on by themselves and can be stopped.',
  fields: [
    line('heading', 'The heading above the quotes.'),
    references('items', 'testimonial', 'The quotes in the order in which they are shown.'),
    defineField({
      name: 'labels',
      type: 'object',
      description: 'The words of the buttons, which screen readers read out.',
      options: {columns: 2},
      validation: required,
      fields: [
        line('carousel', 'The name of the moving part, such as: Example quotes.'),
        line('role', 'What screen readers call such a part, such as: carousel.'),
        line('slide', 'What they call one quote in it, such as: quote.'),
        titled(
          'Word between two numbers',
          line('of', 'The word between the number of a quote and how many there are, such as: of.'),
        ),
        line('previous', 'The button that goes back one quote.'),
        line('next', 'The button that goes on to the next quote.'),
        line('stop', 'The button that stops the movement.'),
        line('start', 'The button that starts the movement again.'),
        titled(
          'Label of a dot',
          line('dot', 'The button that goes to one quote; {n} becomes its number.'),
        ),
      ],
    }),
  ],
})
