import {z} from 'zod'
import type {EventLog} from '#scripts/analytics-endpoint/event-log.ts'
import {cleanAddress} from '#shared/field-formats.ts'

const interestSchema = z.object({
  event: z.literal('download_interest'),
  receivedAt: z.string(),
  properties: z.object({email: z.string(), store: z.string()}),
})

/** Lists the addresses that people left for the app, oldest first (MOD-4). */
export function readAppInterest(log: EventLog) {
  return log.lines().flatMap((line) => parse(line) ?? [])
}

/** Returns what a person left for the app. */
export function appInterestOf(log: EventLog, email: string) {
  return readAppInterest(log).filter((interest) => keyOf(interest.email) === keyOf(email))
}

/** Deletes the addresses of a person and returns the number of deleted lines. */
export function eraseAppInterest(log: EventLog, email: string): number {
  const all = log.lines()
  const others = all.filter((line) => keyOf(parse(line)?.email ?? '') !== keyOf(email))
  if (others.length < all.length) log.write(others)
  return all.length - others.length
}

const keyOf = (address: string): string => cleanAddress(address).toLowerCase()

function parse(line: string) {
  try {
    const {receivedAt, properties} = interestSchema.parse(JSON.parse(line))
    return {receivedAt, ...properties}
  } catch {
    // Another event, or a line that a full disk cut off.
    return null
  }
}
