import {problem} from '#http/problem.ts'
import {readBody} from '#http/read-body.ts'
import {seeOther} from '#http/see-other.ts'
import {areaSlugsIn, checkOutcomes, coveragePath} from '#routing/page-variants.ts'
import {matchArea} from '#shared/match-area.ts'
import {areaKeyOf, isAreaKey, isDistrict} from '#shared/postcodes.ts'

/** Where the answer stands on its page. */
const answerAnchor = '#area-check'

/**
 * Makes the handler that leads a browser without JavaScript to the answer about a postcode. The postcode comes in the
 * body and only its first part goes into an address, so that no log and no history holds a whole one; nothing is
 * stored. Answers are pages like any other, as many as there are districts: what is typed never makes a new one
 * (decision 36).
 *
 * @param knownVariants - gives the paths of all answers
 */
export function areaCheck(
  knownVariants: () => Promise<ReadonlySet<string>>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const body = await readBody(request, 1024)
    if (body.kind === 'refused') return problem({status: body.status, title: body.reason})
    const {postcode} = body.fields
    const key = areaKeyOf(typeof postcode === 'string' ? postcode : '')
    return seeOther(`${answerPath(key, await knownVariants())}${answerAnchor}`)
  }
}

function answerPath(key: string, variants: ReadonlySet<string>): string {
  if (!isAreaKey(key)) return coveragePath(checkOutcomes.invalid)
  const area = matchArea(key, areaSlugsIn(variants)) ?? key
  const found = [area, area.replace(/(?<=[0-9])[A-Z]$/, '')]
    .map(coveragePath)
    .find((path) => variants.has(path))
  // A name that no area has may be misspelt; a postcode that none has is elsewhere.
  return found ?? coveragePath(isDistrict(key) ? checkOutcomes.outside : checkOutcomes.invalid)
}
