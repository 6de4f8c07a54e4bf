import type {Kysely} from 'kysely'
import {areaOrBorough} from '#registrations/domain/area-or-borough.ts'

/** Columns that this migration reads and writes, as of its date. */
type Tables = {
  registration: {area: string | null}
  areaNotice: {area: string}
}

/**
 * Replaces other names of an area by its slug, and names that no area has by null: `area-open` never finds those. A
 * migration does not read the content, so it knows the boroughs and the areas that people were told of.
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
    const known = areaOrBorough(area, further)
    if (known === area) continue
    await tables.updateTable('registration').set({area: known}).where('area', '=', area).execute()
  }
}
