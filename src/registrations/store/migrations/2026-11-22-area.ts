import type {Kysely} from 'kysely'

/**
 * Registrations may say where visits are waited for and for whom; who was told that an area opened is written down, so
 * that nobody is told twice. Erasing a registration takes its notices along.
 *
 * @param database - any Kysely database that has the tables of `2026-11-20-storage`
 */
export async function up({schema}: Kysely<unknown>): Promise<void> {
  await schema.alterTable('registration').addColumn('area', 'text').execute()
  await schema.alterTable('registration').addColumn('forWhom', 'text').execute()
  await schema.createIndex('registration_area').on('registration').column('area').execute()
  await schema
    .createTable('areaNotice')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('registrationId', 'text', (column) =>
      column.notNull().references('registration.id').onDelete('cascade'),
    )
    .addColumn('area', 'text', (column) => column.notNull())
    .addColumn('areaName', 'text', (column) => column.notNull())
    .addUniqueConstraint('area_notice_once', ['registrationId', 'area'])
    .execute()
}
