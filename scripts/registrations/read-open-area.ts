import {z} from 'zod'
import type {OpenArea} from '#registrations/domain/announce-area.ts'
import type {Environment} from '#lib/read-environment.ts'
import {fetchPublished} from './fetch-published.ts'

const query = /* groq */ `*[_type == "area" && slug.current == $slug][0]{
  name, status, "slug": slug.current, "postcodes": coalesce(postcodes, [])
}`

const areaSchema = z
  .object({name: z.string(), status: z.string(), slug: z.string(), postcodes: z.array(z.string())})
  .nullable()

/**
 * Reads an area from the published content.
 *
 * @throws Error when the area is missing or not open, or when the content lake is unavailable
 */
export async function readOpenArea(environment: Environment, slug: string): Promise<OpenArea> {
  const area = areaSchema.parse(await fetchPublished(environment, query, {slug}))
  if (area === null) throw new Error(`There is no published area "${slug}".`)
  if (area.status !== 'open') {
    throw new Error(
      `${area.name} is not open. Set its status to Open in the Studio and publish it first, because the e-mail says that visits have begun.`,
    )
  }
  return area
}
