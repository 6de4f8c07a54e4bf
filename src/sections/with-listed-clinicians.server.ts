import 'server-only'
import type {PageSection} from '#content/section-props.ts'
import {getClinicianIndex, getClinicians} from '#content/queries/get-clinicians.ts'
import {isShown, type SampleSettings} from '#content/client/sample-policy.ts'
import type {VisitPlace} from '#shared/clinicians.ts'
import {chooseClinicians, listsClinicians, withClinicians} from './choose-clinicians.ts'

/**
 * Fills each section that lists clinicians with one page of its list. The page query returns short lists in full.
 * Longer ones take one query for an index of all clinicians and one for the details of the selected ones.
 *
 * @param listPage - from 1
 * @param visitPlace - null for no filter
 * @returns the sections with `clinicians` in display order and `clinicianTotal` for the whole list
 * @throws LakeUnavailableError when the content lake does not respond
 */
export async function withListedClinicians(
  sections: readonly PageSection[],
  listPage: number,
  visitPlace: VisitPlace | null,
  samples: SampleSettings | null | undefined,
): Promise<PageSection[]> {
  const [first] = sections.filter(listsClinicians)
  if (first === undefined) return [...sections]
  const isWhole = first.clinicianTotal <= first.clinicians.length
  const people = isWhole ? first.clinicians : await getClinicianIndex()
  const shown = people.filter((person) => isShown(person, samples))
  const chosen = new Map(
    sections
      .filter(listsClinicians)
      .map((section) => [section._key, chooseClinicians(section, shown, listPage, visitPlace)]),
  )
  const ids = new Set([...chosen.values()].flatMap((each) => each.ids))
  const known = isWhole ? first.clinicians : await getClinicians([...ids])
  const byId = new Map(known.map((clinician) => [clinician._id, clinician]))
  return sections.map((section) => {
    const choice = chosen.get(section._key)
    if (choice === undefined || !listsClinicians(section)) return section
    return withClinicians(section, choice, byId)
  })
}
