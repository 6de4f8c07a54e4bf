import {type ReactNode, useSyncExternalStore} from 'react'
import type {Profession} from '#shared/professions.ts'

/** The visitor's last registration since the page was loaded. */
export interface Registration {
  /** Null for patients. */
  profession: Profession | null
  /** The next step and how to leave; null when the card says it. */
  next: string | null
  /** Repeats the address, so that a mistyped one is noticed. */
  sentTo: string
  /** Says that the visitor is registered, and the page that shows it; null in a dataset without a card. */
  title: string | null
  href: string
  /** Card of the place. */
  card: ReactNode
}

let last: Registration | null = null
const listeners = new Set<() => void>()

/** Notifies the page that a form registered the visitor, so that it stops inviting to it. Nothing is stored. */
export function announceRegistration(registration: Registration | null): void {
  last = registration
  for (const listener of listeners) listener()
}

/** Returns the last registration; null before the first. */
export function useRegistration(): Registration | null {
  return useSyncExternalStore(
    onRegistration,
    () => last,
    () => null,
  )
}

/** Calls the listener after each registration, and returns a function that unsubscribes. */
export function onRegistration(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
