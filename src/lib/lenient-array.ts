import {z} from 'zod'

/**
 * Drops invalid items, so that one document that bypassed the Studio's validation doesn't hide others (decision 15).
 */
export function lenientArray<Item extends z.ZodType>(schema: Item) {
  return z.array(z.unknown()).transform((items) =>
    items.flatMap((item) => {
      const {success, data} = schema.safeParse(item)
      return success ? [data] : []
    }),
  )
}
