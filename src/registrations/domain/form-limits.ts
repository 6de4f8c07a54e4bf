import {RateLimiterMemory, RateLimiterPostgres, RateLimiterRes} from 'rate-limiter-flexible'
import {inboxOf} from '#registrations/store/inbox-key.ts'
import {mailboxProviders} from './mailbox-providers.ts'
import type {Signer} from './signing.ts'
import type {InterestStore} from '#registrations/store/registration-store.ts'

/** How many forms may come in, and over which time. */
export interface FormLimitSettings {
  perAddress: number
  addressSeconds: number
  perEmail: number
  emailSeconds: number
  /** Forms that may name one inbox in a day, however its address is written. */
  perEmailDay: number
  /** Forms that may name addresses of one domain in a day: somebody may receive all of its mail. */
  perDomainDay: number
}

const daySeconds = 24 * 60 * 60
/** A site with a /48 may send as many forms as this many households with a /64 each. */
const networksPerSite = 4

let hasWarned = false

/** Counts forms. Both answer 0 when the form may pass, else the seconds to wait. */
export interface FormLimits {
  /** @param address - where the request came from; `null` when it is not known: all of those count together */
  consumeAddress: (address: string | null) => Promise<number>
  /** @param emailKey - the address typed; known and unknown people are counted alike */
  consumeEmail: (emailKey: string) => Promise<number>
}

/**
 * Makes the counters: in the memory of the one process that has the SQLite file, in PostgreSQL for all processes.
 *
 * @param store - an open store
 * @param signer - codes what is counted, so that the counters hold no addresses
 * @param settings - the limits
 */
export function createFormLimits(
  store: InterestStore,
  signer: Signer,
  settings: FormLimitSettings,
): FormLimits {
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
    consumeAddress: async (address) => {
      if (address === null) return await pass(addresses, unknownAddress())
      const wait = await pass(addresses, signer.digest('network', network(address, 4)))
      // After its own: a network that is held back takes nothing from its neighbours.
      if (wait > 0 || !address.includes(':')) return wait
      return await pass(sites, signer.digest('network', network(address, 3)))
    },
    consumeEmail: async (emailKey) => {
      const inbox = signer.digest('emailLimit', inboxOf(emailKey))
      const wait = (await pass(emails, inbox)) || (await pass(inboxes, inbox))
      const domain = emailKey.slice(emailKey.lastIndexOf('@') + 1)
      if (wait > 0 || mailboxProviders.has(domain)) return wait
      return await pass(domains, signer.digest('emailLimit', domain))
    },
  }
}

async function pass(
  limiter: RateLimiterMemory | RateLimiterPostgres,
  key: string,
): Promise<number> {
  try {
    await limiter.consume(key)
    return 0
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
    throw reason
  }
}

/**
 * Forms from nobody knows where share one counter, as if they came from one address: a limit that cannot tell people
 * apart is too strict rather than none. Whoever runs the site has to know.
 */
function unknownAddress(): string {
  if (!hasWarned) {
    console.error(
      'The network address of visitors is not known: all forms together may only be as many as one address may send. ' +
        'Run the site with next start, which notes addresses, or set TRUSTED_PROXY_HOPS to the number of your proxies that add X-Forwarded-For.',
    )
  }
  hasWarned = true
  return 'unknown'
}

/**
 * One household gets a whole /64 of IPv6 addresses at least, and a site up to a /48 (RFC 6177); counting each address
 * would count nothing.
 */
function network(address: string, groupCount: number): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - last.length)
  return [...groups, ...Array<string>(zeros).fill('0'), ...last].slice(0, groupCount).join(':')
}
