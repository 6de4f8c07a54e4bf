import {z} from 'zod'

const schemaOf = z.array(
  z.object({
    type: z.string(),
    name: z.string(),
    attributes: z
      .record(
        z.string(),
        z.object({optional: z.boolean().optional(), value: z.object({type: z.string()})}),
      )
      .optional(),
  }),
)

/**
 * Returns the fields that the Studio requires, by type of document, from the result of `extractSchema`. Numbers and
 * switches are left out, because pages are shown without them.
 */
export const requiredFields = (extracted: unknown): Record<string, string[]> =>
  Object.fromEntries(
    schemaOf
      .parse(extracted)
      .filter(({type, name}) => type === 'document' && !name.startsWith('sanity.'))
      .map(({name, attributes = {}}) => [
        name,
        Object.entries(attributes).flatMap(([field, {optional, value}]) =>
          optional === false && !['number', 'boolean'].includes(value.type) ? [field] : [],
        ),
      ]),
  )
