import {z} from 'zod'
import {type Environment, readEnvironment} from '#lib/read-environment.ts'
import {secret} from './variables.ts'

export const secretVariables = {
  SANITY_API_READ_TOKEN: secret().describe(
    'Lets the site read drafts for editors; with hosted Sanity a token of the project with the role Viewer.',
  ),
  SANITY_REVALIDATE_SECRET: secret().describe(
    'Shared with the webhook that reports publications: any long random text.',
  ),
  LINK_SIGNING_SECRET: secret().describe(
    'Signs links in e-mails and hashes erased addresses: any long random text; npm start creates one.',
  ),
  SANITY_REVALIDATE_SECRET_PREVIOUS: secret()
    .optional()
    .describe('The former secret, while webhooks may still be signed with it.'),
  LINK_SIGNING_SECRET_PREVIOUS: secret()
    .optional()
    .describe('The former secret, so that links signed with it keep working.'),
  METRICS_TOKEN: secret()
    .optional()
    .describe('Grants access to /api/metrics: any long random text.'),
}

const schema = z.object(secretVariables)

export type Secrets = ReturnType<typeof toSecrets>

export function toSecrets(parsed: z.output<typeof schema>) {
  return {
    draftToken: parsed.SANITY_API_READ_TOKEN,
    revalidateSecret: parsed.SANITY_REVALIDATE_SECRET,
    linkSecret: parsed.LINK_SIGNING_SECRET,
    // Still accepted, but no longer used to sign.
    previous: {
      revalidateSecret: parsed.SANITY_REVALIDATE_SECRET_PREVIOUS ?? null,
      linkSecret: parsed.LINK_SIGNING_SECRET_PREVIOUS ?? null,
    },
    // `null`: nobody may read the metrics.
    metricsToken: parsed.METRICS_TOKEN ?? null,
  }
}

/**
 * Reads the secrets that sign links and image crops. The previous one is still accepted.
 *
 * @throws EnvironmentError when the current secret is missing
 */
export function readLinkSecrets(environment: Environment) {
  const picked = schema.pick({LINK_SIGNING_SECRET: true, LINK_SIGNING_SECRET_PREVIOUS: true})
  const parsed = readEnvironment(picked, environment)
  return {
    current: parsed.LINK_SIGNING_SECRET,
    previous: parsed.LINK_SIGNING_SECRET_PREVIOUS ?? null,
  }
}
