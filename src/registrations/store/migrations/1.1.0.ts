import type {Kysely} from 'kysely'

/** Adds the notices of newsletters. */
export async function up({schema}: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('newsNotice')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('consentId', 'text', (column) =>
      column.notNull().references('consent.id').onDelete('cascade'),
    )
    .addColumn('emailKey', 'text', (column) => column.notNull())
    .addColumn('updateId', 'text', (column) => column.notNull())
    .addUniqueConstraint('news_notice_once', ['emailKey', 'updateId'])
    .execute()
  await schema.createIndex('news_notice_consent').on('newsNotice').column('consentId').execute()
}
