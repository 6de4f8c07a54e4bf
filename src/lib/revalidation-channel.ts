import {channel} from 'node:diagnostics_channel'

/**
 * On this channel of `node:diagnostics_channel` the process is told that something was made stale, in the moment in
 * which Next is told. What stands in front of Next is another instance of nothing: no import joins the two.
 */
export const revalidationChannel = 'site.revalidated'

const revalidated = channel(revalidationChannel)

/**
 * Tells whatever in this process keeps pages that some are stale.
 *
 * @param tags - of the pages
 */
export function announceStale(tags: readonly string[]): void {
  revalidated.publish(tags)
}
