'use client'

import {type ComponentType, useEffect, useState, useSyncExternalStore} from 'react'
import {currentToast, subscribeToToasts, type Toast} from './toast-store.ts'

type Card = ComponentType<{toast: Toast}>

/**
 * Renders the live region of toasts, empty from the start so that screen readers announce what is added (WCAG 4.1.3).
 * The card's code is fetched with the first toast (decision 9).
 */
export function ToastRegion() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null)
  const [Card, setCard] = useState<Card | null>(null)
  const hasToast = toast !== null

  useEffect(() => {
    if (!hasToast) return
    import('./toast-card.tsx').then(
      ({ToastCard}) => setCard(() => ToastCard),
      () => setCard(() => PlainToast),
    )
  }, [hasToast])

  return (
    <div data-toast-region="" role="status">
      {toast === null || Card === null ? null : <Card key={toast.id} toast={toast} />}
    </div>
  )
}

/** Fallback without a link when the card's code can't be fetched; it stays on screen. */
function PlainToast({toast}: {toast: Toast}) {
  return (
    <div data-toast="">
      <p>{toast.message}</p>
    </div>
  )
}
