import {addNonBreakingSpaces} from './non-breaking-spaces.ts'

const units = ['KB', 'MB', 'GB'] as const

/** Formats a size in powers of 1,000, such as `2.4 MB` or `86 KB`, with a non-breaking space. */
export function formatFileSize(bytes: number): string {
  let size = Math.max(bytes, 1) / 1000
  let unit = 0
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1000
    unit += 1
  }
  const digits = unit === 0 ? Math.max(1, Math.round(size)).toString() : size.toFixed(1)
  return addNonBreakingSpaces(`${digits} ${units[unit]}`)
}
