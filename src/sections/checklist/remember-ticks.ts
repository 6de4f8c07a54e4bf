/** The one key under which a device keeps the ticks of a checklist. */
export const ticksKey = 'checklist'

interface Ticks {
  role: string | null
  /** The keys of what was ticked. */
  ticks: string[]
}

/** Reads what the device remembers; `null` when that is nothing, or storage is blocked. */
export function readTicks(): Ticks | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(ticksKey) ?? 'null')
    return isTicks(kept) ? kept : null
  } catch {
    return null
  }
}

/** Keeps the ticks on the device; where storage is blocked they last as long as the page. */
export function rememberTicks(ticks: Ticks): void {
  try {
    localStorage.setItem(ticksKey, JSON.stringify(ticks))
  } catch {
    // Nothing to say: the boxes stay ticked.
  }
}

/** Leaves nothing on the device. */
export function forgetTicks(): void {
  try {
    localStorage.removeItem(ticksKey)
  } catch {
    // Nothing was kept.
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
