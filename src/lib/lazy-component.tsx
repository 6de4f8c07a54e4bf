import {type ComponentType, lazy, use} from 'react'
import {useHydrated} from './use-hydrated.ts'

const never = new Promise<never>(() => undefined)

/**
 * Gives a component a file of its own, which only pages that render it load. It is rendered on the server and hydrated
 * with its page. There is no `Suspense` around it: React would send a large boundary as hidden markup that only a
 * script shows.
 *
 * @param load - imports the component
 * @returns the component, for a module with `'use client'`
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = lazy(async () => ({default: await load().catch(failed)}))
  return function LazyComponent(props: Props) {
    return <Loaded {...props} />
  }
}

/** A page from the server stays as it is and works without its code (FORM-6). Any other shows the error. */
function failed(error: unknown) {
  return function Failed() {
    if (!useHydrated()) use(never)
    throw error
  }
}
