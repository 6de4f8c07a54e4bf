import {type ComponentType, lazy} from 'react'
import {hydratedEvent} from './hydrated-event.ts'

let isHydrated = false
if (typeof window !== 'undefined') {
  addEventListener(hydratedEvent, () => (isHydrated = true), {once: true})
}

/**
 * Gives a component a file of its own, which only pages that render it load. It is rendered on the server and hydrated
 * with its page. There is no `Suspense` around it: React would send a large boundary as hidden markup that only a
 * script shows.
 *
 * @param load - imports the component
 * @returns the component, for a module with `'use client'`
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = lazy(async () => {
    try {
      return {default: await load()}
    } catch (error) {
      // A page from the server stays as it is and works without its code (FORM-6); an error would replace it.
      if (!isHydrated) await new Promise(() => undefined)
      throw error
    }
  })
  return function LazyComponent(props: Props) {
    return <Loaded {...props} />
  }
}
