import {defineSection} from '#studio/schema/define-section.ts'
import {group, line, references, titled} from '#studio/schema/fields.ts'

export const testimonials = defineSection({
  name: 'testimonials',
  title: 'Quotes',
  description: 'Quotes one after another; they move on by themselves and can be stopped.',
  fields: {
    heading: line('The heading above the quotes.'),
    items: references('testimonial', 'The quotes in the order in which they are shown.'),
    labels: group('The words of the buttons, which screen readers read out.', {
      carousel: line('The name of the moving part, such as: Example quotes.'),
      role: line('What screen readers call such a part, such as: carousel.'),
      slide: line('What they call one quote in it, such as: quote.'),
      of: line('The word between the number of a quote and how many there are, such as: of.'),
      previous: line('The button that goes back one quote.'),
      next: line('The button that goes on to the next quote.'),
      stop: line('The button that stops the movement.'),
      start: line('The button that starts the movement again.'),
      dot: titled(
        'Label of a dot',
        line('The button that goes to one quote; {n} becomes its number.'),
      ),
    }),
  },
})
