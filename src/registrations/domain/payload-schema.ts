import {z} from 'zod'
import {yearsPattern} from '#shared/field-formats.ts'
import {areaKeyOf, isAreaKey} from '#shared/postcodes.ts'
import type {Payload, PayloadField, PayloadOf} from '#shared/forms/payload.ts'
import {
  discardedField,
  emailField,
  lineField,
  optionalLineField,
  paragraphsField,
} from './text-fields.ts'

/** Returns the schema with which the API validates a payload (API-6). */
export function payloadSchema<Sent extends Payload>(payload: Sent): z.ZodType<PayloadOf<Sent>>
export function payloadSchema({fields}: Payload): z.ZodType<Record<string, unknown>> {
  const shape = Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)] as const)
  return z.strictObject(Object.fromEntries(shape), 'Send only the fields of the form')
}

function fieldSchema(field: PayloadField): z.ZodType {
  const schema = valueSchema(field)
  if (field.required) return schema
  const standard = 'default' in field ? field.default : undefined
  return standard === undefined ? schema.optional() : schema.default(standard)
}

function valueSchema(field: PayloadField): z.ZodType {
  switch (field.kind) {
    case 'line':
      // A field with an empty default may be sent empty.
      return field.default === '' ? optionalLineField(field.maxLength) : lineField(field.maxLength)
    case 'email':
      return emailField(field.maxLength)
    case 'years':
      return lineField(field.maxLength).regex(yearsPattern, 'Enter a number, like 5')
    case 'area':
      // A whole postcode is reduced to its district.
      return lineField(field.maxLength)
        .overwrite(areaKeyOf)
        .refine(isAreaKey, {
          error: 'Enter the first part of a postcode, like N1',
          params: {malformed: true},
        })
    case 'paragraphs':
      return paragraphsField(field.maxLength)
    case 'discarded':
      return discardedField(field.maxLength)
    case 'trap':
      return optionalLineField(field.maxLength)
    case 'boolean':
      return z.boolean('Send true or false')
    case 'choice':
      return z.enum(field.options, `Choose one of ${field.options.join(', ')}`)
    case 'scale':
      return z.int('Send a whole number').min(1, 'Send at least 1')
  }
}
