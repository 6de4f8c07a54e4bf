import type {Kysely} from 'kysely'
import {areaOrBorough} from '#registrations/domain/area-or-borough.ts'

/** Columns as of this migration. */
type Tables = {
  registration: {area: string | null}
  areaNotice: {area: string}
}

/**
 * Replaces names of an area with its slug, and unknown names with null, because `area-open` never finds those.
 * Migrations can't read the content, so they know only London's boroughs and the areas with notices.
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
