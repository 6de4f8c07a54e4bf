import {defineType} from 'sanity'
import {optionalLine, reference, titled} from '#studio/schema/fields.ts'
import {requiredInLayouts} from '#studio/schema/layouts.ts'

export const shortFact = defineType({
  name: 'shortFact',
  title: 'Short fact',
  type: 'object',
  fields: [
    requiredInLayouts(
      ['slip'],
      titled(
        'Figure or key words',
        optionalLine('value', 'The figure or the key word. For example: From {priceFrom}.'),
      ),
    ),
    requiredInLayouts(['slip'], optionalLine('label', 'What the fact is about, in a few words.')),
    reference(
      'claim',
      'claim',
      'Where the claims register says how we know this. Only a fact that claims nothing has none.',
    ),
  ],
  preview: {select: {title: 'value', subtitle: 'label'}},
})
