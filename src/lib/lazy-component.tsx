import {type ComponentType, lazy, use} from 'react'
import {useHydrated} from './use-hydrated.ts'

const never = new Promise<never>(() => undefined)

/**
 * Splits a component into its own chunk. It is rendered on the server and hydrated with its page, without `Suspense`:
 * React streams a large boundary as hidden markup that only a script reveals.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = lazy(async () => ({default: await load().catch(failed)}))
  return function LazyComponent(props: Props) {
    return <Loaded {...props} />
  }
}

/** During hydration, keeps the server's markup, which works without code (FORM-6). Later renders throw the error. */
function failed(error: unknown) {
  return function Failed() {
    if (!useHydrated()) use(never)
    throw error
  }
}
