import 'server-only'
import {z} from 'zod'
import {readStoredJson, storeJson} from '#content/client/json-file-cache.server.ts'
import type {WaitingSteps} from '#shared/waiting-steps.ts'
import type {DatedSteps} from './content-state.ts'

declare global {
  /** Shared by Next's bundles, which have separate module instances. */
  var waitingSteps: DatedSteps | undefined
}

const fileName = 'waiting-steps'
const schema = z.object({
  steps: z.record(z.string(), z.literal([1, 2, 3])),
  since: z.string(),
})

/**
 * Returns the last known steps without a request, so that no page waits for the database (AREA-5); null in a build, or
 * until the database responds for the first time.
 */
export function knownWaitingSteps(): DatedSteps | null {
  return globalThis.waitingSteps ?? readStoredJson(fileName, schema)
}

/** Returns the steps for a page; no area glows until they are known. */
export const currentWaitingSteps = (): WaitingSteps => knownWaitingSteps()?.steps ?? {}

/** Stores the steps for this process and its next start. */
export function storeWaitingSteps(steps: WaitingSteps, now: Date): void {
  if (JSON.stringify(steps) === JSON.stringify(currentWaitingSteps())) return
  const dated = {steps, since: now.toISOString()}
  globalThis.waitingSteps = dated
  storeJson(fileName, dated)
}
