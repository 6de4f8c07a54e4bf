import type {Profession} from '#shared/professions.ts'

type Listener = (profession: Profession) => void

const listeners = new Set<Listener>()

/** Notifies the form on the page that its dialog registered somebody. Nothing is stored. */
export function announceRegistration(profession: Profession): void {
  for (const listener of listeners) listener(profession)
}

/**
 * Calls the listener after each registration through a dialog.
 *
 * @returns a function that unsubscribes
 */
export function subscribeToRegistrations(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
