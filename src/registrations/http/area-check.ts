import {problem} from '#http/problem.ts'
import {readBody} from '#http/read-body.ts'
import {seeOther} from '#http/responses.ts'
import {areaCheckAnchor, areaSlugsIn, checkOutcomes, coveragePath} from '#routing/page-variants.ts'
import {matchArea} from '#shared/match-area.ts'
import {areaKeyOf, isAreaKey, isDistrict} from '#shared/postcodes.ts'

/**
 * Redirects a browser without JavaScript to the result page for a postcode. Only the district goes into an address,
 * so no log or history has a whole postcode. Result pages are a fixed set, so input never creates a page (decision
 * 36).
 */
export function areaCheck(
  knownVariants: () => Promise<ReadonlySet<string>>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const body = await readBody(request, 1024)
    if (body.kind === 'refused') return problem({status: body.status, title: body.reason})
    const {postcode} = body.fields
    const key = areaKeyOf(typeof postcode === 'string' ? postcode : '')
    return seeOther(`${resultPath(key, await knownVariants())}${areaCheckAnchor}`)
  }
}

function resultPath(key: string, variants: ReadonlySet<string>): string {
  if (!isAreaKey(key)) return coveragePath(checkOutcomes.invalid)
  const area = matchArea(key, areaSlugsIn(variants)) ?? key
  const found = [area, area.replace(/(?<=[0-9])[A-Z]$/, '')]
    .map(coveragePath)
    .find((path) => variants.has(path))
  // An unknown name may be misspelt; an unknown postcode is outside the area.
  return found ?? coveragePath(isDistrict(key) ? checkOutcomes.outside : checkOutcomes.invalid)
}
