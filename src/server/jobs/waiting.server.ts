import 'server-only'
import {z} from 'zod'
import {pageClient} from '#content/client/client.server.ts'
import {watchDays} from '#lib/london-day.ts'
import {repeat, type RepeatedJob} from '#lib/repeat.ts'
import {readWaitingSteps} from '#registrations/domain/waiting-people.ts'
import {storeWaitingSteps} from '#revalidation/waiting-steps.server.ts'
import {registrationDatabase} from '#server/registrations.server.ts'

const rhythm = {everyMs: 24 * 60 * 60_000, retryMs: 5000}
const query = `*[_type == "area"]{"slug": slug.current, postcodes}`
const areasSchema = z.array(
  z.object({
    slug: z.string(),
    postcodes: z
      .array(z.string())
      .nullable()
      .transform((codes) => codes ?? []),
  }),
)

/**
 * Counts the people who wait in each area, at the start and at midnight in London. A registration never starts it, so
 * nobody can make the site render its pages again by registering (AREA-5, decision 120).
 *
 * @param onCounted - refreshes the pages if the steps have changed
 */
export function startWaitingCount(onCounted: () => void): RepeatedJob {
  const job = repeat('Cannot count the people who wait in each area', rhythm, async () => {
    const areas = areasSchema.parse(await pageClient().fetch<unknown>(query))
    const now = new Date()
    storeWaitingSteps(await readWaitingSteps(await registrationDatabase(), areas, now), now)
    onCounted()
  })
  const stopWatching = watchDays(job.runSoon)
  return {
    ...job,
    stop: async () => {
      stopWatching()
      await job.stop()
    },
  }
}
