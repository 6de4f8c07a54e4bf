import {z} from 'zod'
import {type Environment, readEnvironment} from '#lib/read-environment.ts'
import {secret} from './variables.ts'

export const secretVariables = {
  SANITY_API_READ_TOKEN: secret().describe(
    'Lets the site read drafts for editors: with hosted Sanity a token of the project with the role Viewer.',
  ),
  SANITY_REVALIDATE_SECRET: secret().describe(
    'Shared with the webhook that tells the site what was published: any long random text.',
  ),
  LINK_SIGNING_SECRET: secret().describe(
    'Signs the links in e-mails and codes erased addresses: any long random text, npm start makes one.',
  ),
  SANITY_REVALIDATE_SECRET_PREVIOUS: secret()
    .optional()
    .describe('The secret before a change, while webhooks may still be signed with it.'),
  LINK_SIGNING_SECRET_PREVIOUS: secret()
    .optional()
    .describe('The secret before a change: links that it signed go on working.'),
  METRICS_TOKEN: secret()
    .optional()
    .describe('Lets whoever has it read /api/metrics: any long random text.'),
}

const schema = z.object(secretVariables)

/** What nobody but the server may know. */
export interface Secrets {
  /** Reads drafts. */
  draftToken: string
  /** Signs webhooks. */
  revalidateSecret: string
  /** Signs links in e-mails. */
  linkSecret: string
  /** What was signed with them is still taken; `null` when nothing was, or no more. */
  previous: {revalidateSecret: string | null; linkSecret: string | null}
  /** Lets read the metrics; `null`: nobody. */
  metricsToken: string | null
}

/** @param parsed - the parsed variables */
export function toSecrets(parsed: z.output<typeof schema>): Secrets {
  return {
    draftToken: parsed.SANITY_API_READ_TOKEN,
    revalidateSecret: parsed.SANITY_REVALIDATE_SECRET,
    linkSecret: parsed.LINK_SIGNING_SECRET,
    previous: {
      revalidateSecret: parsed.SANITY_REVALIDATE_SECRET_PREVIOUS ?? null,
      linkSecret: parsed.LINK_SIGNING_SECRET_PREVIOUS ?? null,
    },
    metricsToken: parsed.METRICS_TOKEN ?? null,
  }
}

/** The secrets that sign links and crops of pictures. */
export interface LinkSecrets {
  current: string
  /** Signs nothing any more, and what it signed is taken. */
  previous: string | null
}

/**
 * Reads the secrets that sign links, for commands and for builds; the site itself has `configuration()`.
 *
 * @param environment - of the process
 * @throws EnvironmentError when the present one is missing
 */
export function readLinkSecrets(environment: Environment): LinkSecrets {
  const picked = schema.pick({LINK_SIGNING_SECRET: true, LINK_SIGNING_SECRET_PREVIOUS: true})
  const parsed = readEnvironment(picked, environment)
  return {
    current: parsed.LINK_SIGNING_SECRET,
    previous: parsed.LINK_SIGNING_SECRET_PREVIOUS ?? null,
  }
}
