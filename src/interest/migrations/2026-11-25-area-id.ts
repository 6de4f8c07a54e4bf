import type {Kysely} from 'kysely'
import {knownAreaOf} from '#model/known-areas.ts'
import {areaKeyOf} from '#model/postcodes.ts'

/** What this migration reads and writes, as it stood then. */
type Tables = {
  registration: {area: string | null}
  areaNotice: {area: string}
}

/**
 * Writes the slug of the area in the place of any other name for it, and nothing in the place of a name that no area
 * has: nobody who waits under such a name is ever told. Which areas editors added is not known here, but an area that
 * people were told of is one.
 *
 * @param database - any Kysely database that has the tables of `2026-11-22-area`
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const tables = database.withTables<Tables>()
  const told = await tables.selectFrom('areaNotice').select('area').distinct().execute()
  const further = new Set(told.map(({area}) => area))
  const kept = await tables
    .selectFrom('registration')
    .select('area')
    .where('area', 'is not', null)
    .distinct()
    .execute()
  for (const {area} of kept) {
    if (area === null) continue
    const known = knownAreaOf(areaKeyOf(area), further)
    if (known === area) continue
    await tables.updateTable('registration').set({area: known}).where('area', '=', area).execute()
  }
}
