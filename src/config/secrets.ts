import {z} from 'zod'
import {readEnvironment} from '#lib/read-environment.ts'

const readToken = z.object({
  SANITY_API_READ_TOKEN: z
    .string()
    .min(16, 'is too short')
    .describe('Lets the site read drafts for editors.'),
})

const revalidateSecret = z.object({
  SANITY_REVALIDATE_SECRET: z
    .string()
    .min(16, 'is too short')
    .describe('Shared with the webhook that tells the site what was published.'),
})

type Environment = Readonly<Record<string, string | undefined>>

/**
 * @param environment - usually `process.env`
 * @returns the token that reads drafts
 * @throws EnvironmentError when it is missing
 */
export function readDraftToken(environment: Environment): string {
  return readEnvironment(readToken, environment).SANITY_API_READ_TOKEN
}

/**
 * @param environment - usually `process.env`
 * @returns the secret that signs webhooks
 * @throws EnvironmentError when it is missing
 */
export function readRevalidateSecret(environment: Environment): string {
  return readEnvironment(revalidateSecret, environment).SANITY_REVALIDATE_SECRET
}
