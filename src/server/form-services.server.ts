import 'server-only'
import {readLinkSecret} from '#config/mail.ts'
import {readProxyLimits} from '#config/proxy-limits.ts'
import {createFormLimits} from '#interest/form-limits.ts'
import {createSigner} from '#interest/signing.ts'
import {interestStore} from './interest-database.server.ts'
import type {FormServices} from '#interest-api/form-endpoint.ts'

declare global {
  /** The counters of both forms are one, whatever bundle asks. */
  var formServices: FormServices | undefined
}

/**
 * What the forms need, made once for the life of the process.
 *
 * @throws EnvironmentError when the environment is not complete
 * @throws when the database cannot be opened; the next call tries again
 */
export async function formServices(): Promise<FormServices> {
  const known = globalThis.formServices
  if (known !== undefined) return known
  const signer = createSigner(readLinkSecret(process.env))
  const settings = readProxyLimits(process.env)
  const store = await interestStore()
  globalThis.formServices ??= {
    store,
    signer,
    limits: createFormLimits(store, signer, settings),
    trustedProxyHops: settings.trustedProxyHops,
  }
  return globalThis.formServices
}
