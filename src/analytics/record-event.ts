import type {FormName} from '#shared/forms/all-forms.ts'
import type {Profession} from '#shared/professions.ts'
import type {Store} from '#shared/stores.ts'

/**
 * Everything the site tells of what visitors do, and no more: who agreed to analytics is counted by these events and by
 * PostHog's own of pages and presses (AN-1). None holds anything that a visitor typed.
 */
export type AnalyticsEvent =
  /** Another page is shown; which one, the library sees by itself (G-3). */
  | {name: 'page_view'; properties: null}
  /** The share of the page that was seen, in per cent. */
  | {name: 'scroll_depth'; properties: {percent: 25 | 50 | 75 | 100}}
  | {name: 'store_click'; properties: {store: Store}}
  /** Neither the area nor for whom. */
  | {name: 'interest_answer'; properties: {service: Profession | null; likelihood: number}}
  | {name: 'waitlist_opened'; properties: null}
  | {name: 'form_succeeded'; properties: {form: FormName}}
  | {name: 'form_failed'; properties: {form: FormName}}
  /** The slugs of boroughs; never the postcode. Empty when it lies in none. */
  | {name: 'area_checked'; properties: {boroughs: readonly string[]}}
  | {name: 'map_opened'; properties: null}
  | {name: 'video_played'; properties: null}

declare global {
  interface WindowEventMap {
    'site:analytics': CustomEvent<AnalyticsEvent>
  }
}

/** The event of `window` that carries an `AnalyticsEvent` in its `detail`. */
export const analyticsEventType = 'site:analytics'

/**
 * Tells whoever listens that something happened. Nobody does until the visitor agrees to analytics: then it is gone
 * (LAW-5). Nothing is stored and nothing is sent here.
 *
 * @param event - what happened
 */
export function recordEvent(event: AnalyticsEvent): void {
  window.dispatchEvent(new CustomEvent<AnalyticsEvent>(analyticsEventType, {detail: event}))
}

/**
 * Listens to what is recorded from now on.
 *
 * @param listener - is called with each event
 * @returns ends it
 */
export function onAnalyticsEvent(listener: (event: AnalyticsEvent) => void): () => void {
  const take = ({detail}: CustomEvent<AnalyticsEvent>) => listener(detail)
  window.addEventListener(analyticsEventType, take)
  return () => window.removeEventListener(analyticsEventType, take)
}
