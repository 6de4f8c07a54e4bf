import {z} from 'zod'
import {type Environment, readEnvironment} from '#lib/read-environment.ts'

export const databaseVariables = {
  DATA_DIR: z.string().default('.data').describe('The folder for dataset, assets and database.'),
  DATABASE_URL: z
    .string()
    .regex(
      /^(?:file:.|postgres(?:ql)?:\/\/.)/,
      'must begin with file: and a path, or with postgres://',
    )
    .optional()
    .describe('Where registrations are kept, for instance file:.data/site.db.'),
}

const schema = z.object(databaseVariables)

/**
 * Says where registrations are kept: by default in a SQLite file in the data folder.
 *
 * @param parsed - the parsed variables
 */
export function toDatabaseUrl({DATABASE_URL, DATA_DIR}: z.output<typeof schema>): string {
  return DATABASE_URL ?? `file:${DATA_DIR}/site.db`
}

/**
 * Reads where registrations are kept, for commands; the site itself has `configuration()`.
 *
 * @param environment - of the process
 * @returns a database address
 * @throws EnvironmentError when a variable is malformed
 */
export function readDatabaseUrl(environment: Environment): string {
  return toDatabaseUrl(readEnvironment(schema, environment))
}
