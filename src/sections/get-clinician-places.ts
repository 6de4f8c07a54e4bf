import 'server-only'
import {getMapClinicians} from '#content/queries/get-clinicians.ts'
import {getSettings} from '#content/queries/get-settings.ts'
import {isShown} from '#content/client/sample-policy.ts'
import type {ClinicianKind} from '#shared/clinicians.ts'
import {listPlaces, type ListedPlace} from './find-clinicians/listed-place.ts'

/**
 * Lists everybody of a kind as a map shows them, for a map that holds the nearest to central London alone.
 *
 * @param kind - of clinicians
 * @returns them, nearest to central London first
 * @throws LakeUnavailableError when the content lake does not answer
 */
export async function getClinicianPlaces(kind: ClinicianKind): Promise<ListedPlace[]> {
  const [people, {sampleData}] = await Promise.all([getMapClinicians(), getSettings()])
  const shown = people.filter((person) => person.kind === kind && isShown(person, sampleData))
  return listPlaces(shown).places
}
