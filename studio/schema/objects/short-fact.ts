import {defineObject, optionalLine, reference} from '#studio/schema/fields.ts'
import {requiredInLayouts} from '#studio/schema/layouts.ts'

export const shortFact = defineObject({
  name: 'shortFact',
  title: 'Short fact',
  fields: {
    value: requiredInLayouts(
      ['slip'],
      optionalLine('The figure or the key word. For example: From {priceFrom}.'),
    ),
    label: requiredInLayouts(['slip'], optionalLine('What the fact is about, in a few words.')),
    claim: reference(
      'claim',
      'Where the claims register says how we know this. Only a fact that claims nothing has none.',
    ),
  },
})
