import {withLateScripts} from './late-scripts.ts'
import type {Answer} from './page-cache.ts'
import {isHtml, withStrictPolicy} from './strict-policy.ts'

/**
 * Defers the scripts of an HTML response, and restricts its policy to the inline scripts that are left. Other
 * responses stay as they are.
 *
 * @param answer - as Next gave it
 */
export function finishPage(answer: Answer): Answer {
  if (!isHtml(answer.headers['content-type'])) return answer
  const html = withLateScripts(answer.body.toString())
  // The policy comes last: it holds the hashes of all inline scripts.
  return withStrictPolicy({...answer, body: Buffer.from(html)})
}
