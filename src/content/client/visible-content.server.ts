import 'server-only'
import {showsDrafts} from '#content/preview/preview-perspective.server.ts'
import {type SampleSettings, omitSamples} from './sample-policy.ts'
import {omitIncomplete} from './omit-incomplete.ts'

/** Removes hidden samples from all lists, and incomplete documents except for editors of drafts. */
export async function visibleContent<Content>(
  content: Content,
  samples: SampleSettings | null | undefined,
): Promise<Content> {
  const visible = omitSamples(content, samples)
  if (await showsDrafts()) return visible
  return omitIncomplete(visible, (what) => {
    console.warn(`${what} Complete it in the Studio.`)
  })
}
