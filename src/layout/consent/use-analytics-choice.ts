import {useEffect} from 'react'
import {choiceEventType, choiceKey} from '#analytics/choice-keys.ts'
import type {AnalyticsChoice} from '#analytics/choice.ts'
import type {AnalyticsConfiguration} from '#config/configuration.ts'

/**
 * Loads the code that follows the visitor's choice, once there is a stored consent or a new choice (decision 9).
 *
 * @param analytics - null when the site has no analytics
 */
export function useAnalyticsChoice(analytics: AnalyticsConfiguration | null): void {
  useEffect(() => {
    if (analytics === null) return
    const follow = (choice: AnalyticsChoice | null) => {
      import('#analytics/follow-choice.ts')
        .then(({followChoice}) => followChoice(analytics, choice))
        // Offline; the site works without analytics.
        .catch(() => undefined)
    }
    const onChoiceEvent = ({detail}: CustomEvent<AnalyticsChoice>) => follow(detail)
    if (mayHaveAgreed()) follow(null)
    else addEventListener(choiceEventType, onChoiceEvent, {once: true})
  }, [analytics])
}

function mayHaveAgreed(): boolean {
  try {
    return localStorage.getItem(choiceKey)?.includes('"yes"') ?? false
  } catch {
    return false
  }
}
