import {choiceEventType, choiceKey} from './choice-keys.ts'

export type AnalyticsChoice = 'yes' | 'no'

/** State of analytics; `signal` means that the browser asks not to be tracked, which counts as a no. */
export type AnalyticsState = AnalyticsChoice | 'signal' | 'unset'

/** Increment this when the question changes, which invalidates earlier choices. */
export const choiceVersion = 1

/** Time after which visitors are asked again. */
export const choiceMs = 365 * 24 * 60 * 60 * 1000

/** Prefix of every storage key of analytics. */
export const analyticsStoragePrefix = 'ph_analytics'

declare global {
  interface Navigator {
    /** Global Privacy Control (W3C); not supported by every browser. */
    readonly globalPrivacyControl?: boolean
  }
  interface WindowEventMap {
    'site:choice': CustomEvent<AnalyticsChoice>
  }
}

/** Choice since the page load, for browsers that block storage. */
let said: AnalyticsChoice | null = null

/** Sets a choice made before this module loaded. */
export function rememberChoice(choice: AnalyticsChoice | null): void {
  said = choice
}

/** Returns the current state; only `yes` is consent (PECR regulation 6). */
export function readAnalyticsState(): AnalyticsState {
  const {globalPrivacyControl, doNotTrack} = navigator
  if (globalPrivacyControl === true || doNotTrack === '1') return 'signal'
  return readKept() ?? said ?? 'unset'
}

/** Stores the choice for a year and notifies listeners. */
export function choose(choice: AnalyticsChoice): void {
  try {
    localStorage.setItem(choiceKey, writtenChoice(choice, Date.now()))
  } catch {
    // Storage is blocked; the choice holds until the next page load.
  }
  window.dispatchEvent(new CustomEvent<AnalyticsChoice>(choiceEventType, {detail: choice}))
}

/**
 * Serializes a choice for storage.
 * @param at - milliseconds since 1970
 */
export function writtenChoice(analytics: AnalyticsChoice, at: number): string {
  return JSON.stringify({analytics, version: choiceVersion, at})
}

/**
 * Calls the listener when the choice changes, in this tab or another.
 * @returns a function that unsubscribes
 */
export function onChoice(listener: () => void): () => void {
  const take = ({detail}: CustomEvent<AnalyticsChoice>) => {
    said = detail
    listener()
  }
  const takeFromOtherTab = ({key}: StorageEvent) => {
    // A null key means that storage was cleared.
    if (key !== choiceKey && key !== null) return
    said = null
    listener()
  }
  window.addEventListener(choiceEventType, take)
  window.addEventListener('storage', takeFromOtherTab)
  return () => {
    window.removeEventListener(choiceEventType, take)
    window.removeEventListener('storage', takeFromOtherTab)
  }
}

export function deleteAnalyticsStorage(): void {
  for (const open of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = open()
      for (const name of Object.keys(storage)) {
        if (name.startsWith(analyticsStoragePrefix)) storage.removeItem(name)
      }
    } catch {
      // Storage is blocked, so nothing was stored.
    }
  }
}

function readKept(): AnalyticsChoice | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(choiceKey) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const read = (name: string): unknown => Reflect.get(kept, name)
    const [analytics, version, at] = [read('analytics'), read('version'), read('at')]
    const isFresh = typeof at === 'number' && Date.now() - at < choiceMs
    if (version !== choiceVersion || !isFresh) return null
    return analytics === 'yes' || analytics === 'no' ? analytics : null
  } catch {
    return null
  }
}
