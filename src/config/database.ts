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
    .describe('The database of registrations, for instance file:.data/site.db.'),
}

const schema = z.object(databaseVariables)

export function toDatabaseUrl({DATABASE_URL, DATA_DIR}: z.output<typeof schema>): string {
  return DATABASE_URL ?? `file:${DATA_DIR}/site.db`
}

/** @throws EnvironmentError when a variable is malformed */
export function readDatabaseUrl(environment: Environment): string {
  return toDatabaseUrl(readEnvironment(schema, environment))
}
