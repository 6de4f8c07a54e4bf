import 'server-only'
import {showsDrafts} from '#content/preview/preview-perspective.server.ts'
import {type SampleSettings, withoutSamples} from './sample-policy.ts'
import {withoutUnfinished} from './omit-incomplete.ts'

/**
 * Leaves out of every list in what a query returned what visitors are not shown: examples while the site settings hide
 * them, and documents that are not filled in. An editor sees the latter in a draft.
 *
 * @param content - any JSON value
 * @param samples - `sampleData` of the site settings
 * @returns a copy of the same shape, with fewer items in its lists
 */
export async function listedContent<Content>(
  content: Content,
  samples: SampleSettings | null | undefined,
): Promise<Content> {
  const shown = withoutSamples(content, samples)
  if (await showsDrafts()) return shown
  return withoutUnfinished(shown, (what) => {
    console.warn(`${what} Complete it in the Studio.`)
  })
}
