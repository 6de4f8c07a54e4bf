import 'server-only'
import {configuration} from '#config/environment.server.ts'
import {routeTable} from '#routing/table/route-table.server.ts'
import {clientAddress, peerHeader} from '#http/client-address.ts'
import type {FormServices} from '#registrations/http/form-endpoint.ts'
import {areaSlugsIn} from '#routing/page-variants.ts'
import {openInterest} from './interest-database.server.ts'

/**
 * What the forms need.
 *
 * @throws when the database cannot be opened; the next call tries again
 */
export async function formServices(): Promise<FormServices> {
  return {...(await openInterest()), addressOf, knownAreas}
}

function addressOf(headers: Headers): string | null {
  const {formLimits, secrets} = configuration()
  return clientAddress(headers, peerHeader(secrets.linkSecret), formLimits.trustedProxyHops)
}

/** Reads the areas from memory. Without content the boroughs of London are still known. */
async function knownAreas(): Promise<ReadonlySet<string>> {
  try {
    return areaSlugsIn((await routeTable()).variants)
  } catch {
    return new Set()
  }
}
