import 'server-only'
import {z} from 'zod'
import {assetTypes} from '#model/tags.ts'
import {pageClient} from './client.server.ts'
import {fileAddress} from './media-address.ts'

/** Thrown when nothing is published: a lake that was started on another folder must not cost the site its files. */
class EmptyDatasetError extends Error {
  override name = 'EmptyDatasetError'
}

const query = `{
  "hasContent": count(*[_type == "siteSettings"][0..0]) > 0,
  "assets": *[_type in $types && defined(path)] | order(_updatedAt desc){path, size}
}`

const schema = z.object({
  hasContent: z.boolean(),
  assets: z.array(z.object({path: z.string(), size: z.number().nullable()})),
})

/** The pictures and files of the content. */
export interface PublishedMedia {
  /** The names of the files of all assets. */
  assets: Set<string>
  /** What is no picture, the newest first: addresses on this site, and sizes in bytes. */
  files: {address: string; size: number}[]
}

/**
 * Asks which pictures and files there are, in one query.
 *
 * @throws EmptyDatasetError, and when the content lake does not answer within 10 seconds
 */
export async function readPublishedMedia(): Promise<PublishedMedia> {
  const answer = await pageClient().fetch<unknown>(query, {types: assetTypes})
  const {hasContent, assets} = schema.parse(answer)
  if (!hasContent) throw new EmptyDatasetError('The dataset has no site settings')
  return {
    assets: new Set(assets.map(({path}) => path.slice(path.lastIndexOf('/') + 1))),
    files: assets.flatMap(({path, size}) =>
      path.startsWith('files/') ? [{address: fileAddress(path), size: size ?? 0}] : [],
    ),
  }
}
