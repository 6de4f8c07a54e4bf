import {z} from 'zod'
import {type Environment, readEnvironment} from '#lib/read-environment.ts'

export const databaseVariables = {
  DATA_DIR: z.string().default('.data').describe('The folder for dataset, assets and database.'),
  DATABASE_URL: z
    .string()
    .refine(
      (address) => /^file:./.test(address) || isPostgres(address),
      'must begin with file: and a path, or be postgres://, a host and a database; encode @, / and # in a password (%40, %2F, %23)',
    )
    .optional()
    .describe('The database of registrations, for instance file:.data/site.db.'),
}

const schema = z.object(databaseVariables)

function isPostgres(address: string): boolean {
  if (!/^postgres(?:ql)?:\/\//.test(address) || !URL.canParse(address)) return false
  const {hostname, pathname, searchParams} = new URL(address)
  return (hostname !== '' || searchParams.has('host')) && /^\/[^/]+$/.test(pathname)
}

export function toDatabaseUrl({DATABASE_URL, DATA_DIR}: z.output<typeof schema>): string {
  return DATABASE_URL ?? `file:${DATA_DIR}/site.db`
}

/** @throws EnvironmentError when a variable is malformed */
export function readDatabaseUrl(environment: Environment): string {
  return toDatabaseUrl(readEnvironment(schema, environment))
}
