import {choiceEventType, choiceKey} from './choice-keys.ts'

export type AnalyticsChoice = 'yes' | 'no'

/** State of analytics; `signal` means that the browser asks not to be tracked, which counts as a refusal. */
export type AnalyticsState = AnalyticsChoice | 'signal' | 'unset'

/** Increment this when the question changes, which invalidates earlier choices. */
export const choiceVersion = 1

/** Time after which visitors are asked again. */
export const choiceLifetimeMs = 365 * 24 * 60 * 60 * 1000

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
let sessionChoice: AnalyticsChoice | null = null

/** Sets a choice made before this module loaded. */
export function setSessionChoice(choice: AnalyticsChoice | null): void {
  sessionChoice = choice
}

/** Returns the current state; only `yes` is consent (PECR regulation 6). */
export function readAnalyticsState(): AnalyticsState {
  const {globalPrivacyControl, doNotTrack} = navigator
  if (globalPrivacyControl === true || doNotTrack === '1') return 'signal'
  return readStoredChoice() ?? sessionChoice ?? 'unset'
}

/** Whether analytics is refused, by a choice or by the browser. */
export function isRefused(): boolean {
  return ['no', 'signal'].includes(readAnalyticsState())
}

/** Stores the choice for a year and notifies listeners. */
export function storeChoice(choice: AnalyticsChoice): void {
  try {
    localStorage.setItem(choiceKey, serializeChoice(choice, Date.now()))
  } catch {
    // Storage is blocked; the choice holds until the next page load.
  }
  window.dispatchEvent(new CustomEvent<AnalyticsChoice>(choiceEventType, {detail: choice}))
}

/** Serializes a choice for storage, with its time in milliseconds since 1970. */
export function serializeChoice(analytics: AnalyticsChoice, at: number): string {
  return JSON.stringify({analytics, version: choiceVersion, at})
}

/** Calls the listener when the choice changes, in this tab or another, and returns a function that unsubscribes. */
export function onChoice(listener: () => void): () => void {
  const onLocalChoice = ({detail}: CustomEvent<AnalyticsChoice>) => {
    sessionChoice = detail
    listener()
  }
  const onStorage = ({key}: StorageEvent) => {
    // A null key means that storage was cleared.
    if (key !== choiceKey && key !== null) return
    sessionChoice = null
    listener()
  }
  window.addEventListener(choiceEventType, onLocalChoice)
  window.addEventListener('storage', onStorage)
  return () => {
    window.removeEventListener(choiceEventType, onLocalChoice)
    window.removeEventListener('storage', onStorage)
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

function readStoredChoice(): AnalyticsChoice | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(choiceKey) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const read = (name: string): unknown => Reflect.get(stored, name)
    const [analytics, version, at] = [read('analytics'), read('version'), read('at')]
    const isFresh = typeof at === 'number' && Date.now() - at < choiceLifetimeMs
    if (version !== choiceVersion || !isFresh) return null
    return analytics === 'yes' || analytics === 'no' ? analytics : null
  } catch {
    return null
  }
}
