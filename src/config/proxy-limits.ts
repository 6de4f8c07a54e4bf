import {z} from 'zod'
import {readEnvironment} from '#lib/read-environment.ts'

const schema = z.object({
  TRUSTED_PROXY_HOPS: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .describe(
      'How many proxies of yours stand before the site; 0 believes no X-Forwarded-For header.',
    ),
  FORM_LIMIT_PER_ADDRESS: z.coerce
    .number()
    .int()
    .min(1)
    .default(60)
    .describe('How many forms one network address may send in 10 minutes.'),
  FORM_LIMIT_PER_EMAIL: z.coerce
    .number()
    .int()
    .min(1)
    .default(10)
    .describe('How many forms may name one e-mail address in an hour.'),
})

/** Whom to believe about addresses, and how many forms may come from one. */
export interface ProxyLimits {
  trustedProxyHops: number
  perAddress: number
  addressSeconds: number
  perEmail: number
  emailSeconds: number
}

/**
 * @param environment - usually `process.env`
 * @returns hops and limits
 * @throws EnvironmentError when a variable is malformed
 */
export function readProxyLimits(
  environment: Readonly<Record<string, string | undefined>>,
): ProxyLimits {
  const parsed = readEnvironment(schema, environment)
  return {
    trustedProxyHops: parsed.TRUSTED_PROXY_HOPS,
    perAddress: parsed.FORM_LIMIT_PER_ADDRESS,
    addressSeconds: 600,
    perEmail: parsed.FORM_LIMIT_PER_EMAIL,
    emailSeconds: 3600,
  }
}
