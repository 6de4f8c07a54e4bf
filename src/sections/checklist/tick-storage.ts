/** The only `localStorage` key of the checklist. */
export const ticksKey = 'checklist'

interface Ticks {
  role: string | null
  /** Keys of the ticked items. */
  ticks: string[]
}

/** Returns null when nothing valid is stored or storage is blocked. */
export function readTicks(): Ticks | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(ticksKey) ?? 'null')
    return isTicks(stored) ? stored : null
  } catch {
    return null
  }
}

/** Stores ticks, or with null removes them. */
export function storeTicks(ticks: Ticks | null): void {
  try {
    if (ticks === null) localStorage.removeItem(ticksKey)
    else localStorage.setItem(ticksKey, JSON.stringify(ticks))
  } catch {
    // Storage is blocked: the ticks last as long as the page.
  }
}

function isTicks(value: unknown): value is Ticks {
  return (
    typeof value === 'object' &&
    value !== null &&
    'role' in value &&
    (value.role === null || typeof value.role === 'string') &&
    'ticks' in value &&
    Array.isArray(value.ticks) &&
    value.ticks.every((tick) => typeof tick === 'string')
  )
}
