import {z} from 'zod'
import {readEnvironment} from '#lib/read-environment.ts'

const schema = z.object({
  DATA_DIR: z.string().default('.data').describe('The folder for dataset, assets and database.'),
  DATABASE_URL: z
    .string()
    .optional()
    .describe('Where registrations are kept, for instance file:.data/site.db.'),
})

/**
 * Says where registrations are kept.
 *
 * @param environment - usually `process.env`
 * @returns a database address; by default a SQLite file in the data folder
 */
export function readDatabaseUrl(environment: Readonly<Record<string, string | undefined>>): string {
  const {DATABASE_URL, DATA_DIR} = readEnvironment(schema, environment)
  return DATABASE_URL ?? `file:${DATA_DIR}/site.db`
}
