import 'server-only'
import {purge} from '#registrations/domain/purge.ts'
import {type Job, repeat} from '#lib/repeat.ts'
import {openRegistrations} from '#server/registrations.server.ts'

const rhythm = {everyMs: 24 * 60 * 60_000, retryMs: 5000}

/** Deletes data older than the privacy notice allows, now and once a day, and calls back after each deletion. */
export function startPurging(onPurged: () => void): Job {
  return repeat('Old data could not be deleted', rhythm, async () => {
    const {store, signer} = await openRegistrations()
    await purge(store, signer, new Date())
    onPurged()
  })
}
