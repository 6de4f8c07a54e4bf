import type {FormName} from '#shared/forms/all-forms.ts'
import type {Profession} from '#shared/professions.ts'
import type {Store} from '#shared/stores.ts'

/**
 * All events of the site, in addition to PostHog's own page views and clicks (AN-1). None contains anything that a
 * visitor typed.
 */
export type AnalyticsEvent =
  /** A page change; PostHog adds the URL (G-3). */
  | {name: 'page_view'; properties: null}
  /** Seen share of the page in per cent. */
  | {name: 'scroll_depth'; properties: {percent: 25 | 50 | 75 | 100}}
  | {name: 'store_click'; properties: {store: Store}}
  /** Excludes the area and for whom the visit is. */
  | {name: 'interest_answer'; properties: {service: Profession | null; likelihood: number}}
  | {name: 'waitlist_opened'; properties: null}
  | {name: 'form_succeeded'; properties: {form: FormName}}
  | {name: 'form_failed'; properties: {form: FormName}}
  /** Borough slugs, never the postcode; empty outside London. */
  | {name: 'area_checked'; properties: {boroughs: readonly string[]}}
  | {name: 'map_opened'; properties: null}
  | {name: 'video_played'; properties: null}

declare global {
  interface WindowEventMap {
    'site:analytics': CustomEvent<AnalyticsEvent>
  }
}

const analyticsEventType = 'site:analytics'

/** Dispatches an event to listeners. Without consent there are none, and the event is lost (LAW-5). */
export function recordEvent(event: AnalyticsEvent): void {
  window.dispatchEvent(new CustomEvent<AnalyticsEvent>(analyticsEventType, {detail: event}))
}

/** Calls the listener for each event from now on, and returns a function that unsubscribes. */
export function onAnalyticsEvent(listener: (event: AnalyticsEvent) => void): () => void {
  const onEvent = ({detail}: CustomEvent<AnalyticsEvent>) => listener(detail)
  window.addEventListener(analyticsEventType, onEvent)
  return () => window.removeEventListener(analyticsEventType, onEvent)
}
