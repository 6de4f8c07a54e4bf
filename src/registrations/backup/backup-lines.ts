import {z} from 'zod'
import {allMigrations} from '#registrations/store/migrations/all-migrations.ts'

/**
 * What a backup holds, each before what refers to it. The counters of forms and the network addresses of senders are
 * not worth keeping longer than they are kept anyway.
 */
export const backedUpTables = [
  'registration',
  'areaNotice',
  'mergedRegistration',
  'message',
  'consent',
  'outbox',
  'suppression',
] as const

const cell = z.union([z.string(), z.number(), z.null()])

/** The first line. Rows are as this migration left the tables. */
export const headSchema = z.object({
  backup: z.literal('registrations'),
  takenAt: z.string(),
  migration: z
    .string()
    .refine((name) => name in allMigrations, 'is of a later version of the site: update it first'),
})
export const rowSchema = z.object({
  table: z.enum(backedUpTables),
  row: z.record(z.string(), cell),
})
/** The last line: a backup without it was cut off. */
export const endSchema = z.object({rows: z.number().int()})

export type BackupHead = z.infer<typeof headSchema>
export type BackupRow = z.infer<typeof rowSchema>
export type BackupEnd = z.infer<typeof endSchema>
