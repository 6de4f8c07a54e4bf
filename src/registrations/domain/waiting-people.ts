import {startOfLondonDay} from '#lib/london-day.ts'
import type {RegistrationDatabase} from '#registrations/store/registration-store.ts'
import {areasOf, type AreaDistricts} from '#shared/areas.ts'
import {waitingStepOf, type WaitingSteps} from '#shared/waiting-steps.ts'
import {monthsBefore, retention} from './purge.ts'

/**
 * Counts the patients who wait in each area, and returns only steps. A postcode district counts for each of its
 * areas, as it does when an area opens (AREA-4), and a household with one address counts once. Registrations since
 * midnight in London don't count yet, so that the map shows nobody's registration on the same day, and several
 * instances show the same (AREA-5).
 */
export async function readWaitingSteps(
  database: RegistrationDatabase,
  areas: readonly AreaDistricts[],
  now: Date,
): Promise<WaitingSteps> {
  const rows = await database
    .selectFrom('registration')
    .select(['area as key', ({fn}) => fn.count<number>('emailKey').distinct().as('people')])
    .where('role', '=', 'patient')
    .where('area', 'is not', null)
    .where('createdAt', '>=', monthsBefore(now, retention.registrationMonths))
    .where('createdAt', '<', startOfLondonDay(now).toISOString())
    .groupBy('area')
    .execute()
  const people = new Map<string, number>()
  for (const {key, people: count} of rows) {
    for (const {slug} of areasOf(areas, key ?? '')?.areas ?? []) {
      people.set(slug, (people.get(slug) ?? 0) + count)
    }
  }
  const steps = [...people].flatMap(([slug, count]) => {
    const step = waitingStepOf(count)
    return step === null ? [] : [[slug, step] as const]
  })
  // A fixed order, so that equal steps are equal as text.
  return Object.fromEntries(steps.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
