import {choiceEventType, choiceKey} from './choice-names.ts'

/** What a visitor says about analytics. */
export type AnalyticsChoice = 'yes' | 'no'

/** Why analytics is off or on now; `signal`: the browser asks not to be tracked, which is a no. */
export type AnalyticsState = AnalyticsChoice | 'signal' | 'unset'

/** Raised when visitors are asked about something else than before: what they said then is no answer to it. */
export const choiceVersion = 1

/** How long a choice is kept; then the visitor is asked again. In milliseconds. */
export const choiceMs = 365 * 24 * 60 * 60 * 1000

/** What the names of everything that analytics stores begin with. */
export const analyticsStoragePrefix = 'ph_analytics'

declare global {
  interface Navigator {
    /** Global Privacy Control (W3C); not in every browser. */
    readonly globalPrivacyControl?: boolean
  }
  interface WindowEventMap {
    'site:choice': CustomEvent<AnalyticsChoice>
  }
}

/** What was chosen since the page was loaded, for where storage is blocked. */
let said: AnalyticsChoice | null = null

/** Takes down what the visitor chose before anybody listened. */
export function rememberChoice(choice: AnalyticsChoice | null): void {
  said = choice
}

/** Reads what the visitor wants now; only `yes` is a yes (PECR regulation 6). */
export function readAnalyticsState(): AnalyticsState {
  const {globalPrivacyControl, doNotTrack} = navigator
  if (globalPrivacyControl === true || doNotTrack === '1') return 'signal'
  return readKept() ?? said ?? 'unset'
}

/**
 * Keeps what the visitor chose for a year, and tells whoever listens.
 *
 * @param choice - what was chosen
 */
export function choose(choice: AnalyticsChoice): void {
  try {
    localStorage.setItem(choiceKey, writtenChoice(choice, Date.now()))
  } catch {
    // Storage is blocked: it counts until the site is loaded again.
  }
  window.dispatchEvent(new CustomEvent<AnalyticsChoice>(choiceEventType, {detail: choice}))
}

/**
 * Writes a choice as it is kept.
 *
 * @param analytics - what was chosen
 * @param at - when, in milliseconds since 1970
 */
export function writtenChoice(analytics: AnalyticsChoice, at: number): string {
  return JSON.stringify({analytics, version: choiceVersion, at})
}

/**
 * Calls back when the visitor chooses, here or in another tab.
 *
 * @param listener - reads the new state itself
 * @returns ends it
 */
export function onChoice(listener: () => void): () => void {
  const take = ({detail}: CustomEvent<AnalyticsChoice>) => {
    said = detail
    listener()
  }
  const takeFromOtherTab = ({key}: StorageEvent) => {
    // Without a key: everything was cleared.
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

/** Deletes everything that analytics stored on the device. */
export function deleteAnalyticsStorage(): void {
  for (const open of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = open()
      for (const name of Object.keys(storage)) {
        if (name.startsWith(analyticsStoragePrefix)) storage.removeItem(name)
      }
    } catch {
      // Storage is blocked: nothing is there.
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
