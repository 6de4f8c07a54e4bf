import {londonDay} from '#lib/london-day.ts'

/**
 * What can be said about somebody's entry in the register: `example`, there is none; `checked`, somebody looked lately;
 * `old`, too long ago, or never.
 */
export type CheckState = 'example' | 'checked' | 'old'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Says how fresh the check of a profile is.
 *
 * @param clinician - `checkedOn` is a day such as `2026-11-01`
 * @param maxDays - after how many days a check is too long ago
 * @param now - the moment it is asked
 */
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
