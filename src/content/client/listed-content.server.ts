import 'server-only'
import {showsDrafts} from '#content/preview/preview-perspective.server.ts'
import {type SampleSettings, withoutSamples} from './sample-policy.ts'
import {withoutUnfinished} from './omit-incomplete.ts'

/** Removes hidden samples from all lists, and incomplete documents except for editors of drafts. */
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
