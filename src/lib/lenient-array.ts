import {z} from 'zod'

/**
 * Schema of an array that drops invalid items. Content that bypasses the Studio's validation may lack any field, and
 * one such document must not hide the others (decision 15).
 */
export function readableItems<Item extends z.ZodType>(schema: Item) {
  return z.array(z.unknown()).transform((items) =>
    items.flatMap((item) => {
      const {success, data} = schema.safeParse(item)
      return success ? [data] : []
    }),
  )
}
