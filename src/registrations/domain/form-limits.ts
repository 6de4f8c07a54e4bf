import {RateLimiterMemory, RateLimiterPostgres, RateLimiterRes} from 'rate-limiter-flexible'
import {networkOf} from '#lib/network-of.ts'
import {inboxOf} from './email-key.ts'
import providers from './mailbox-providers.json' with {type: 'json'}
import type {Signer} from './signing.ts'
import type {RegistrationStore} from '#registrations/store/registration-store.ts'

export interface FormLimitSettings {
  perAddress: number
  addressSeconds: number
  perEmail: number
  emailSeconds: number
  /** Forms a day that may lead to an e-mail to one inbox, in any spelling of its address. */
  perEmailDay: number
  /** Forms a day that may lead to an e-mail to one domain, because one person may receive all of its mail. */
  perDomainDay: number
}

const daySeconds = 24 * 60 * 60
/** A site with a /48 may send as many forms as this many households with a /64 each. */
const networksPerSite = 4

let hasWarned = false

export type FormLimits = ReturnType<typeof createFormLimits>

/**
 * Creates counters in memory for SQLite, which has one process, otherwise in PostgreSQL. Both methods return 0 below the
 * limit, otherwise the seconds to wait.
 */
export function createFormLimits(
  store: RegistrationStore,
  signer: Signer,
  settings: FormLimitSettings,
) {
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    store.counters === null
      ? new RateLimiterMemory({keyPrefix, points, duration})
      : new RateLimiterPostgres({
          storeClient: store.counters,
          storeType: 'pool',
          tableName: 'rateLimit',
          tableCreated: true,
          keyPrefix,
          points,
          duration,
        })
  const {perAddress, addressSeconds, perEmail, emailSeconds, perEmailDay, perDomainDay} = settings
  const addresses = limiter('address', perAddress, addressSeconds)
  const sites = limiter('site', perAddress * networksPerSite, addressSeconds)
  const emails = limiter('email', perEmail, emailSeconds)
  const inboxes = limiter('inbox', perEmailDay, daySeconds)
  const domains = limiter('domain', perDomainDay, daySeconds)
  return {
    /** @param address - the client's; all unknown ones (`null`) count together */
    consumeAddress: async (address: string | null): Promise<number> => {
      if (address === null) return await consume(addresses, unknownAddress())
      const wait = await consume(addresses, signer.digest('network', networkOf(address, 4)))
      // Only forms that pass their own limit count against the site, so that one network can't block its neighbours.
      if (wait > 0 || !address.includes(':')) return wait
      return await consume(sites, signer.digest('network', networkOf(address, 3)))
    },
    /** Limits e-mails to an address, known or unknown alike, not its forms: anybody can name it. */
    consumeEmail: async (emailKey: string): Promise<number> => {
      const inbox = signer.digest('emailLimit', inboxOf(emailKey))
      const wait = (await consume(emails, inbox)) || (await consume(inboxes, inbox))
      const domain = emailKey.slice(emailKey.lastIndexOf('@') + 1)
      if (wait > 0 || mailboxProviders.has(domain)) return wait
      return await consume(domains, signer.digest('emailLimit', domain))
    },
  }
}

async function consume(
  limiter: RateLimiterMemory | RateLimiterPostgres,
  key: string,
): Promise<number> {
  try {
    await limiter.consume(key)
    return 0
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason
    const longest = limiter.duration
    const wait = Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
    if (wait <= longest) return wait
    // The clock was set back.
    await limiter.set(key, reason.consumedPoints, longest)
    return longest
  }
}

/** Returns one key for all unknown addresses, because too strict a limit is better than none. */
function unknownAddress(): string {
  if (!hasWarned) {
    console.error(
      "Visitors' network addresses are unknown, so one limit applies to all forms together. " +
        'Run the site with npm start, which records addresses, or set TRUSTED_PROXY_HOPS to the number of your proxies that add X-Forwarded-For.',
    )
  }
  hasWarned = true
  return 'unknown'
}

/** Domains with many unrelated mailboxes in Britain, which have no daily limit. */
const mailboxProviders: ReadonlySet<string> = new Set(providers)
