import 'server-only'
import {configuration} from '#config/environment.server.ts'
import {routeTable} from '#routing/table/route-table.server.ts'
import {clientAddress, peerHeader} from '#http/client-address.ts'
import type {FormServices} from '#registrations/http/form-endpoint.ts'
import {areaSlugsIn} from '#routing/page-variants.ts'
import {openRegistrations} from './registrations.server.ts'

/** @throws when the database can't be opened; the next call retries */
export async function formServices(): Promise<FormServices> {
  return {...(await openRegistrations()), addressOf, knownAreas}
}

function addressOf(headers: Headers): string | null {
  const {formLimits, secrets} = configuration()
  return clientAddress(headers, peerHeader(secrets.linkSecret), formLimits.trustedProxyHops)
}

/** Returns the areas from memory; without them London's boroughs are still known. */
async function knownAreas(): Promise<ReadonlySet<string>> {
  try {
    return areaSlugsIn((await routeTable()).variants)
  } catch {
    return new Set()
  }
}
