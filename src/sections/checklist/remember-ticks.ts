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
    const kept: unknown = JSON.parse(localStorage.getItem(ticksKey) ?? 'null')
    return isTicks(kept) ? kept : null
  } catch {
    return null
  }
}

export function rememberTicks(ticks: Ticks): void {
  try {
    localStorage.setItem(ticksKey, JSON.stringify(ticks))
  } catch {
    // Storage is blocked: the ticks last as long as the page.
  }
}

export function forgetTicks(): void {
  try {
    localStorage.removeItem(ticksKey)
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

function isTicks(kept: unknown): kept is Ticks {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'role' in kept &&
    (kept.role === null || typeof kept.role === 'string') &&
    'ticks' in kept &&
    Array.isArray(kept.ticks) &&
    kept.ticks.every((tick) => typeof tick === 'string')
  )
}
