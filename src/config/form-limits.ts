import type {z} from 'zod'
import {wholeNumber} from './variables.ts'

const max = 1_000_000

export const formLimitVariables = {
  TRUSTED_PROXY_HOPS: wholeNumber({min: 0, max: 10, defaultTo: 0}).describe(
    'How many of your own proxies stand in front of the site; 0 ignores X-Forwarded-For.',
  ),
  FORM_LIMIT_PER_ADDRESS: wholeNumber({min: 1, max, defaultTo: 60}).describe(
    'How many forms one network address may submit in 10 minutes.',
  ),
  FORM_LIMIT_PER_EMAIL: wholeNumber({min: 1, max, defaultTo: 10}).describe(
    'How many forms in an hour are answered by e-mail to one address.',
  ),
  FORM_LIMIT_PER_EMAIL_DAY: wholeNumber({min: 1, max, defaultTo: 20}).describe(
    'How many forms in a day are answered by e-mail to one address.',
  ),
  FORM_LIMIT_PER_DOMAIN_DAY: wholeNumber({min: 1, max, defaultTo: 300}).describe(
    'How many forms in a day are answered by e-mail to one domain, except domains of large providers.',
  ),
}

export type FormLimitConfiguration = ReturnType<typeof toFormLimits>

export function toFormLimits(parsed: z.output<z.ZodObject<typeof formLimitVariables>>) {
  return {
    trustedProxyHops: parsed.TRUSTED_PROXY_HOPS,
    perAddress: parsed.FORM_LIMIT_PER_ADDRESS,
    addressSeconds: 600,
    perEmail: parsed.FORM_LIMIT_PER_EMAIL,
    emailSeconds: 3600,
    perEmailDay: parsed.FORM_LIMIT_PER_EMAIL_DAY,
    perDomainDay: parsed.FORM_LIMIT_PER_DOMAIN_DAY,
  }
}
