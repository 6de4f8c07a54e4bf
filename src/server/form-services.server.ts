import 'server-only'
import {configuration} from '#config/environment.server.ts'
import {routeTable} from '#route-table/route-table.server.ts'
import {describeFailure} from '#lib/describe-failure.ts'
import {clientAddress, peerHeader} from '#http/client-address.ts'
import type {FormServices} from '#registrations/http/form-endpoint.ts'
import {openRegistrations} from './registrations.server.ts'

/** @throws when the database can't be opened; the next call retries */
export async function formServices(): Promise<FormServices> {
  return {...(await openRegistrations()), addressOf, knownVariants}
}

/** Returns the network address of a client; null when it is unknown. */
export function addressOf(headers: Headers): string | null {
  const {formLimits, secrets} = configuration()
  const peer = headers.get(peerHeader(secrets.linkSecret))
  return clientAddress(peer, headers.get('x-forwarded-for'), formLimits.trustedProxyHops)
}

/** Returns the variants from memory; without them London's boroughs are still known. */
async function knownVariants(): Promise<ReadonlySet<string>> {
  try {
    return (await routeTable()).variants
  } catch (error) {
    console.error('Cannot read the areas for a form:', describeFailure(error))
    return new Set()
  }
}
