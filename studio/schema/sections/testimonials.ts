import {defineSection} from '#studio/schema/define-section.ts'
import * as f from '#studio/schema/fields.ts'

export const testimonials = defineSection({
  name: 'testimonials',
  title: 'Quotes',
  description: 'Quotes one after another; they move on by themselves and can be stopped.',
  fields: {
    heading: f.line('The heading above the quotes.'),
    items: f.references('testimonial', 'The quotes in the order in which they are shown.'),
    labels: f.group('The words of the buttons, which screen readers read out.', {
      carousel: f.line('The name of the moving part, such as: Example quotes.'),
      role: f.line('What screen readers call such a part, such as: carousel.'),
      slide: f.line('What they call one quote in it, such as: quote.'),
      of: f.line('The word between the number of a quote and how many there are, such as: of.'),
      previous: f.line('The button that goes back one quote.'),
      next: f.line('The button that goes on to the next quote.'),
      stop: f.line('The button that stops the movement.'),
      start: f.line('The button that starts the movement again.'),
      dot: f.titled(
        'Label of a dot',
        f.line('The button that goes to one quote; {n} becomes its number.'),
      ),
    }),
  },
})
