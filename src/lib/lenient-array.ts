import {z} from 'zod'

/**
 * Makes a schema of a list that leaves out what cannot be read. What comes past the Studio's checks may lack anything,
 * and one such document must not hide the others (decision 15).
 *
 * @param schema - of one item
 */
export function readableItems<Item extends z.ZodType>(schema: Item) {
  return z.array(z.unknown()).transform((items) =>
    items.flatMap((item) => {
      const {success, data} = schema.safeParse(item)
      return success ? [data] : []
    }),
  )
}
