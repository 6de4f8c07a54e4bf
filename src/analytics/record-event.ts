import type {Store} from '#model/stores.ts'

/** What the site tells of what visitors do. Nothing personal but what the specification names (MOD-4). */
export type AnalyticsEvent =
  | {name: 'store_click'; properties: {store: Store}}
  | {name: 'download_interest'; properties: {store: Store; email: string}}

declare global {
  interface WindowEventMap {
    'site:analytics': CustomEvent<AnalyticsEvent>
  }
}

/** The event of `window` that carries an `AnalyticsEvent` in its `detail`. */
export const analyticsEventType = 'site:analytics'

/**
 * Tells whoever listens that something happened. Nobody has to: what nobody takes, because the visitor has not agreed to
 * analytics or none is connected, is gone (LAW-5). Nothing is stored and nothing is sent here.
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
