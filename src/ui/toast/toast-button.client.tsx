'use client'

import {showToast} from './toast-store.ts'

interface ToastButtonProps {
  label: string
  message: string
  dismissLabel: string
  className?: string
}

/** Shows a toast on click, on the review page. */
export function ToastButton({className, label, message, dismissLabel}: ToastButtonProps) {
  return (
    <button className={className} onClick={() => showToast({message, dismissLabel})} type="button">
      {label}
    </button>
  )
}
