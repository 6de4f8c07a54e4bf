import {takeData} from './late-data.ts'
import {lateScriptsOf, withLateScripts} from './late-scripts.ts'
import type {Answer, Finished} from './page-cache.ts'
import {dataAddress, type DataPlace} from './page-data-files.ts'
import {isHtml, withStrictPolicy} from './strict-policy.ts'

/**
 * Makes of what Next answered what a visitor gets: HTML whose code comes later, under a policy for the inline scripts
 * that are left in it. What is no HTML stays as it is.
 *
 * @param answer - as Next gave it
 * @param place - where its data will be found
 * @param where - whether the page holds its data as well
 */
export function finishPage(
  answer: Answer,
  place: DataPlace,
  where: 'apart' | 'inPage' = 'apart',
): Finished {
  if (!isHtml(answer.headers['content-type'])) return answer
  const html = answer.body.toString()
  // Where Next's tags are not found they run by themselves, and need the data in the page.
  const taken = lateScriptsOf(html).length === 0 ? null : takeData(html)
  const late =
    taken === null || where === 'inPage'
      ? withLateScripts(html, null)
      : withLateScripts(taken.html, {
          address: dataAddress(place, taken.data.name),
          length: taken.data.length,
        })
  return {
    // The policy comes last: it holds the hashes of all inline scripts.
    ...withStrictPolicy({...answer, body: Buffer.from(late)}),
    ...(taken !== null && {data: {name: taken.data.name, body: Buffer.from(taken.data.text)}}),
  }
}
