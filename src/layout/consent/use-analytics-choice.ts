import {useEffect} from 'react'
import {choiceEventType, choiceKey} from '#analytics/choice-names.ts'
import type {AnalyticsChoice} from '#analytics/choice.ts'
import type {AnalyticsConfiguration} from '#config/analytics.ts'

/**
 * Fetches what follows the visitor's choice about analytics once there is one: when a yes seems to be kept, or when
 * they choose. Who does neither loads these few lines and no more (decision 9).
 *
 * @param analytics - where events go; null where nobody is asked
 */
export function useAnalyticsChoice(analytics: AnalyticsConfiguration | null): void {
  useEffect(() => {
    if (analytics === null) return
    const follow = (said: AnalyticsChoice | null) => {
      import('#analytics/follow-choice.ts')
        .then(({followChoice}) => followChoice(analytics, said))
        // The network is away: the site does without.
        .catch(() => undefined)
    }
    const hear = ({detail}: CustomEvent<AnalyticsChoice>) => follow(detail)
    if (mayHaveAgreed()) follow(null)
    else addEventListener(choiceEventType, hear, {once: true})
  }, [analytics])
}

function mayHaveAgreed(): boolean {
  try {
    return localStorage.getItem(choiceKey)?.includes('"yes"') ?? false
  } catch {
    return false
  }
}
