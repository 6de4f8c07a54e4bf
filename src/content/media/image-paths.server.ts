import 'server-only'
import {z} from 'zod'
import {pageClient} from '#content/client/client.server.ts'
import {AdviceError} from '#lib/describe-failure.ts'

const query = `{
  "hasContent": count(*[_type == "siteSettings"][0..0]) > 0,
  "paths": *[_type == "sanity.imageAsset" && defined(path)].path
}`

const schema = z.object({hasContent: z.boolean(), paths: z.array(z.string())})

/**
 * @throws AdviceError when the dataset is empty: a lake started in the wrong folder must not erase the cached images;
 * LakeUnavailableError on a timeout or abort
 */
export async function readImagePaths(signal: AbortSignal): Promise<Set<string>> {
  const response = await pageClient().fetch<unknown>(query, {}, {signal})
  const {hasContent, paths} = schema.parse(response)
  if (!hasContent) throw new AdviceError('the dataset has no site settings')
  return new Set(paths)
}
