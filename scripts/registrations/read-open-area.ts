import {createClient} from '@sanity/client'
import {z} from 'zod'
import {lakeClientOptions, readContentSource} from '#config/content-source.ts'
import type {OpenArea} from '#registrations/domain/announce-area.ts'
import type {Environment} from '#lib/read-environment.ts'
import {contentApiVersion} from '#shared/content-api.ts'

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
  const {projectId, dataset, lakeOrigin} = readContentSource(environment)
  const client = createClient({
    projectId,
    dataset,
    apiVersion: contentApiVersion,
    useCdn: false,
    perspective: 'published',
    timeout: 10_000,
    maxRetries: 0,
    ...lakeClientOptions(lakeOrigin),
  })
  const document: unknown = await client.fetch(query, {slug}).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : 'no response'
    throw new Error(
      `Cannot read the content (${reason}). Start the site or its content lake first.`,
    )
  })
  const area = areaSchema.parse(document)
  if (area === null) throw new Error(`There is no published area "${slug}".`)
  if (area.status !== 'open') {
    throw new Error(
      `${area.name} is not open. Set its status to Open in the Studio and publish it first, because the e-mail says that visits have begun.`,
    )
  }
  return area
}
