import 'server-only'
import {z} from 'zod'
import {readStoredJson, storeJson} from '#content/client/json-file-cache.server.ts'
import type {WaitingSteps} from '#shared/waiting-steps.ts'

declare global {
  /** Shared by Next's bundles, which have separate module instances. */
  var waitingSteps: WaitingSteps | undefined
}

const fileName = 'waiting-steps'
const schema = z.record(z.string(), z.literal([1, 2, 3]))

/**
 * Returns the last known steps without a request, so that no page waits for the database (AREA-5). No area glows in a
 * build, or until the database responds for the first time.
 */
export function currentWaitingSteps(): WaitingSteps {
  return globalThis.waitingSteps ?? readStoredJson(fileName, schema) ?? {}
}

/** Stores the steps for this process and its next start. */
export function storeWaitingSteps(steps: WaitingSteps): void {
  globalThis.waitingSteps = steps
  storeJson(fileName, steps)
}
