import type {Kysely} from 'kysely'

/** Adds area and for-whom to registrations, and notices, so that nobody is notified twice of an area. */
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
