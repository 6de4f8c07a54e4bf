import {createClient} from '@sanity/client'
import {z} from 'zod'
import {readContentSource} from '#config/configuration.ts'
import {lakeClientOptions} from '#config/content-source.ts'
import type {Environment} from '#lib/read-environment.ts'
import type {OpenArea} from '#registrations/domain/announce-area.ts'
import {contentApiVersion} from '#shared/content-api.ts'

/** Queries the published content. @throws Error when the content lake is unavailable */
async function fetchPublished(
  environment: Environment,
  query: string,
  parameters: Readonly<Record<string, string>>,
): Promise<unknown> {
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
  return await client.fetch<unknown>(query, parameters).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : 'no response'
    throw new Error(
      `Cannot read the content (${reason}). Start the site or its content lake first.`,
    )
  })
}

const updateQuery = /* groq */ `{
  "update": *[_type == "update" && _id == $id][0]._id,
  "copy": *[_type == "emailText" && name == "newsletter"][0]._id
}`

const updateSchema = z.object({update: z.string().nullable(), copy: z.string().nullable()})

/**
 * Checks that a newsletter can be written.
 *
 * @param id - of the update; the part after # in its address
 * @throws Error when the update or the e-mail is not published, or when the content lake is unavailable
 */
export async function checkUpdate(environment: Environment, id: string): Promise<void> {
  const {update, copy} = updateSchema.parse(await fetchPublished(environment, updateQuery, {id}))
  if (update === null) {
    throw new Error(
      `There is no published update "${id}". Copy the part after # from its link on the site.`,
    )
  }
  if (copy === null) throw new Error('The words of the e-mail "newsletter" are not published.')
}

const areaQuery = /* groq */ `*[_type == "area" && slug.current == $slug][0]{
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
  const area = areaSchema.parse(await fetchPublished(environment, areaQuery, {slug}))
  if (area === null) throw new Error(`There is no published area "${slug}".`)
  if (area.status !== 'open') {
    throw new Error(
      `${area.name} is not open. Set its status to Open in the Studio and publish it first, because the e-mail says that visits have begun.`,
    )
  }
  return area
}
