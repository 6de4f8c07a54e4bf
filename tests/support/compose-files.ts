import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {parse} from 'yaml'
import {z} from 'zod'

const folder = join(import.meta.dirname, '..', '..', 'scripts', 'deploy')

const serviceSchema = z.object({
  image: z.string(),
  build: z
    .object({
      context: z.string(),
      dockerfile: z.string(),
      args: z.record(z.string(), z.string()),
    })
    .optional(),
  network_mode: z.string().optional(),
  user: z.string().optional(),
  command: z.array(z.string()).default([]),
  networks: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.coerce.string()).default({}),
  stop_grace_period: z.string().optional(),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
})
const composeSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  networks: z.record(z.string(), z.object({internal: z.boolean()}).nullable()).default({}),
  volumes: z.record(z.string(), z.null()),
})
export type Service = z.output<typeof serviceSchema>

/** Parses a compose file of `scripts/deploy`. */
export const readCompose = (name: string) =>
  composeSchema.parse(parse(readFileSync(join(folder, name), 'utf8'), {merge: true}))
export const composeFiles = ['compose.yaml', 'compose.lake.yaml'] as const
/** Returns the site's services with their names. */
export const sitesOf = (name: string) =>
  Object.entries(readCompose(name).services).filter(([service]) => service.startsWith('site'))

/** Values of the variables that the compose files require. */
export const composeValues: Readonly<Record<string, string>> = {
  SITE_DOMAIN: 'www.example.org',
  NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc123',
  DATABASE_PASSWORD: '0123456789abcdef',
  REDIS_PASSWORD: '0123456789abcdef',
  SANITY_STUDIO_URL: 'https://example.sanity.studio',
  SANITY_API_READ_TOKEN: 'a-token-that-reads-drafts',
  SANITY_API_WRITE_TOKEN: 'a-token-that-writes',
  SANITY_REVALIDATE_SECRET: 'a-secret-of-the-webhook',
  LINK_SIGNING_SECRET: 'a-secret-that-signs-links',
}

/** Substitutes variables as Compose does: `${NAME:?message}` is required, `${NAME:-default}` is optional. */
function fillIn(value: string): string {
  return value.replace(
    /\$\{(\w+):([?-])([^}]*)\}/g,
    (_, name: string, kind: string, rest: string) => {
      if (kind === '-') return rest
      const found = composeValues[name]
      if (found === undefined)
        throw new Error(`${name} is required but has no value in composeValues.`)
      return found
    },
  )
}
/** Substitutes the variables in an environment or in build arguments. */
export const fillAll = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fillIn(value)]))
