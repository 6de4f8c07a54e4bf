import {z} from 'zod'
import type {Environment} from '#lib/read-environment.ts'
import {fetchPublished} from './fetch-published.ts'

const query = /* groq */ `{
  "update": *[_type == "update" && _id == $id][0]._id,
  "copy": *[_type == "emailText" && name == "newsletter"][0]._id
}`

const schema = z.object({update: z.string().nullable(), copy: z.string().nullable()})

/**
 * Checks that a newsletter can be written.
 *
 * @param id - of the update; the part after # in its address
 * @throws Error when the update or the e-mail is not published, or when the content lake is unavailable
 */
export async function checkUpdate(environment: Environment, id: string): Promise<void> {
  const {update, copy} = schema.parse(await fetchPublished(environment, query, {id}))
  if (update === null) {
    throw new Error(
      `There is no published update "${id}". Copy the part after # from its link on the site.`,
    )
  }
  if (copy === null) throw new Error('The words of the e-mail "newsletter" are not published.')
}
