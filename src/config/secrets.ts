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
}

/** @param parsed - the parsed variables */
export function toSecrets(parsed: z.output<typeof schema>): Secrets {
  return {
    draftToken: parsed.SANITY_API_READ_TOKEN,
    revalidateSecret: parsed.SANITY_REVALIDATE_SECRET,
    linkSecret: parsed.LINK_SIGNING_SECRET,
  }
}

/**
 * Reads the secret that signs links, for commands; the site itself has `configuration()`.
 *
 * @param environment - of the process
 * @throws EnvironmentError when it is missing
 */
export function readLinkSecret(environment: Environment): string {
  return readEnvironment(schema.pick({LINK_SIGNING_SECRET: true}), environment).LINK_SIGNING_SECRET
}
