import 'server-only'
import {configuration} from '#config/environment.server.ts'
import {createFormLimits} from '#interest/form-limits.ts'
import {createSigner} from '#interest/signing.ts'
import {routeTable} from '#routing/table/route-table.server.ts'
import {areaSlugsIn} from '#routing/page-variants.ts'
import {interestStore} from './interest-database.server.ts'
import type {FormServices} from '#interest-api/form-endpoint.ts'

declare global {
  /** The counters of both forms are one, whatever bundle asks. */
  var formServices: FormServices | undefined
}

/**
 * What the forms need, made once for the life of the process.
 *
 * @throws when the database cannot be opened; the next call tries again
 */
export async function formServices(): Promise<FormServices> {
  const known = globalThis.formServices
  if (known !== undefined) return known
  const {secrets, formLimits} = configuration()
  const signer = createSigner(secrets.linkSecret, secrets.previous.linkSecret)
  const store = await interestStore()
  globalThis.formServices ??= {
    store,
    signer,
    limits: createFormLimits(store, signer, formLimits),
    trustedProxyHops: formLimits.trustedProxyHops,
    knownAreas,
  }
  return globalThis.formServices
}

/** Reads the areas from memory. Without content the boroughs of London are still known. */
async function knownAreas(): Promise<ReadonlySet<string>> {
  try {
    return areaSlugsIn((await routeTable()).variants)
  } catch {
    return new Set()
  }
}
