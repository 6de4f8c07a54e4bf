import {z} from 'zod'
import {allMigrations} from '#registrations/store/migrations/all-migrations.ts'

/** Referenced tables come first. Form counters and network addresses expire too soon to be backed up. */
export const backedUpTables = [
  'registration',
  'areaNotice',
  'message',
  'consent',
  'newsNotice',
  'outbox',
  'suppression',
  'erasure',
] as const

const cell = z.union([z.string(), z.number(), z.null()])

/** The first line. Its migration says which table structure the rows have. */
export const headSchema = z.object({
  backup: z.literal('registrations'),
  takenAt: z.string(),
  migration: z
    .string()
    .refine(
      (name) => name in allMigrations,
      'comes from another version of the site, so restore it with that version',
    ),
})
export const rowSchema = z.object({
  table: z.enum(backedUpTables),
  row: z.record(z.string(), cell),
})
/** The last line; a backup without it is truncated. */
export const endSchema = z.object({rows: z.number().int()})

export type BackupHead = z.infer<typeof headSchema>
export type BackupRow = z.infer<typeof rowSchema>
export type BackupEnd = z.infer<typeof endSchema>
