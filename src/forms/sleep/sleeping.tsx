import {type ComponentType, lazy} from 'react'
import {useSleep} from './use-sleep.ts'

/**
 * Makes a component whose HTML sleeps until somebody turns to it (decision 40): most visitors never do, and load none
 * of its code.
 *
 * @param load - imports the component that is rendered on the server, and hydrated when it is woken
 * @returns the component, for a module with 'use client'
 */
export function sleeping<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Awake = lazy(async () => ({default: await load()}))

  return function Sleeping(props: Props) {
    const {isAsleep, asleep} = useSleep(async () => {
      const [{hydrateApart}, Component] = await Promise.all([import('./hydrate-apart.ts'), load()])
      return (place) => hydrateApart(place, <Component {...props} />)
    }, props)

    // `window` is known when the code is built: what browsers get has neither the branch nor the component in it.
    if (typeof window === 'undefined' || !isAsleep) {
      return (
        <div key="awake">
          <Awake {...props} />
        </div>
      )
    }
    return <div key="asleep" {...asleep} />
  }
}
