import {londonDay} from '#lib/london-day.ts'

/** State of the register check: `example` for a sample, `checked`, or `old` for expired or missing. */
export type CheckState = 'example' | 'checked' | 'old'

const dayMs = 24 * 60 * 60 * 1000

/** Returns the state of a clinician's register check of a day such as `2026-11-01`. It expires after `maxDays`. */
export function checkState(
  {isSample, checkedOn}: {isSample: boolean; checkedOn: string | null},
  maxDays: number,
  now: Date,
): CheckState {
  if (isSample) return 'example'
  const checked = checkedOn === null ? Number.NaN : Date.parse(checkedOn)
  const today = Date.parse(londonDay(now))
  return today - checked <= maxDays * dayMs ? 'checked' : 'old'
}
