import type {ReactNode} from 'react'
import {ToastHost} from '#ui/toast/toast-host.styles.ts'
import {ToastRegion} from '#ui/toast/toast-region.client.tsx'
import {Wrap} from '#ui/layout/layout.styles.ts'
import {dataAttribute} from '#lib/data-attribute.ts'
import {ReviewTheme} from './review.styles.ts'

/** A primitive or section with its named states. */
export interface FixtureGroup {
  name: string
  /** A function for states with ids or field names, because each renders twice and needs a prefix. */
  states: Readonly<Record<string, ReactNode | ((prefix: string) => ReactNode)>>
}

/** Group of a specimen; screenshots are taken per group. */
const reviewGroup = dataAttribute<string>('group', [])
const reviewTheme = dataAttribute('theme', ['light', 'dark'])

interface ReviewProps {
  groups: readonly (FixtureGroup & {room: 'ui' | 'section'})[]
}

/** Renders every state in both themes, for review, screenshots and axe. */
export function Review({groups}: ReviewProps) {
  return (
    <>
      <main id="main">
        {(['light', 'dark'] as const).map((theme) => (
          <ReviewTheme className={theme === 'dark' ? 'dark' : 'light'} key={theme}>
            <Wrap>
              {theme === 'light' ? <h1>Components and states</h1> : <h2>After dark</h2>}
              {groups.flatMap(({room, name, states}) =>
                Object.entries(states).map(([state, rendered]) => {
                  const id = `${room}-${name}-${state}-${theme}`
                  return (
                    <section
                      aria-labelledby={`${id}-name`}
                      id={id}
                      key={id}
                      {...reviewGroup.of(`${room}-${name}`)}
                      {...reviewTheme.of(theme)}
                    >
                      <h2 data-review-name="" id={`${id}-name`}>
                        {name}, {state}, {theme}
                      </h2>
                      {typeof rendered === 'function' ? rendered(theme) : rendered}
                    </section>
                  )
                }),
              )}
            </Wrap>
          </ReviewTheme>
        ))}
      </main>
      <ToastHost>
        <ToastRegion />
      </ToastHost>
    </>
  )
}
