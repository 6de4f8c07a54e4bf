import 'server-only'
import type {Configuration} from '#config/configuration.ts'
import {purge} from '#registrations/domain/purge.ts'
import {createSigner} from '#registrations/domain/signing.ts'
import {type Job, repeat} from '#lib/repeat.ts'
import {registrationStore} from '#server/registrations.server.ts'

const rhythm = {everyMs: 24 * 60 * 60_000, retryMs: 5000}

/**
 * Deletes data older than the privacy notice allows, now and once a day.
 *
 * @param onPurged - runs after each deletion
 */
export function startPurging({secrets}: Configuration, onPurged: () => void): Job {
  const signer = createSigner(secrets.linkSecret, secrets.previous.linkSecret)
  return repeat('Old data could not be deleted', rhythm, async () => {
    await purge(await registrationStore(), signer, new Date())
    onPurged()
  })
}
