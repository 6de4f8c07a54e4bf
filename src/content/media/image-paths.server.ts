import 'server-only'
import {z} from 'zod'
import {pageClient} from '#content/client/client.server.ts'

/** Thrown when nothing is published: a lake that was started on another folder must not cost the site its images. */
class EmptyDatasetError extends Error {
  override name = 'EmptyDatasetError'
}

const query = `{
  "hasContent": count(*[_type == "siteSettings"][0..0]) > 0,
  "paths": *[_type == "sanity.imageAsset" && defined(path)].path
}`

const schema = z.object({hasContent: z.boolean(), paths: z.array(z.string())})

/**
 * Reads the paths of all images in the dataset, for instance `images/local/production/abc-800x600.jpg`.
 *
 * @param signal - ends the reading early
 * @throws EmptyDatasetError, and when the content lake does not respond within 10 seconds or the signal is aborted
 */
export async function readImagePaths(signal: AbortSignal): Promise<Set<string>> {
  const response = await pageClient().fetch<unknown>(query, {}, {signal})
  const {hasContent, paths} = schema.parse(response)
  if (!hasContent) throw new EmptyDatasetError('The dataset has no site settings')
  return new Set(paths)
}
