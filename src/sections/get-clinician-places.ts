import 'server-only'
import {getMapClinicians} from '#content/queries/get-clinicians.ts'
import {getSettings} from '#content/queries/get-settings.ts'
import {isShown} from '#content/client/sample-policy.ts'
import type {ClinicianKind} from '#shared/clinicians.ts'
import {listPlaces, type ListedPlace} from './find-clinicians/listed-place.ts'

/**
 * Lists all clinicians of a kind, nearest to central London first. The map on a page holds only the nearest.
 *
 * @throws LakeUnavailableError when the content lake does not respond
 */
export async function getClinicianPlaces(kind: ClinicianKind): Promise<ListedPlace[]> {
  const [people, {sampleData}] = await Promise.all([getMapClinicians(), getSettings()])
  const shown = people.filter((person) => person.kind === kind && isShown(person, sampleData))
  return listPlaces(shown)
}
