import 'server-only'
import {countGroups} from '#registrations/domain/statistics.ts'
import {groupings, shownCount} from '#shared/registration-counts.ts'
import {registrationStore} from './registrations.server.ts'

/**
 * Sends an editor the numbers of people who registered. Small ones never leave the site: an editor may know who lives
 * in an area.
 *
 * @throws when the database does not respond
 */
export async function sendRegistrationCounts(): Promise<Response> {
  const store = await registrationStore()
  const counts = groupings.map(async (by) => {
    const groups = await countGroups(store, by)
    const shown = groups.map(({key, patients, professionals}) => ({
      key,
      patients: shownCount(patients),
      professionals: shownCount(professionals),
    }))
    return [by, shown] as const
  })
  const body: unknown = Object.fromEntries(await Promise.all(counts))
  return Response.json(body, {headers: {'cache-control': 'no-store'}})
}
