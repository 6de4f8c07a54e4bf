import {ToastHost} from '#ui/toast/toast-host.styles.ts'
import {ToastRegion} from '#ui/toast/toast-region.client.tsx'
import {Wrap} from '#ui/layout/layout.styles.ts'
import type {FixtureGroup} from './fixture-group.ts'
import {ReviewTheme} from './review.styles.ts'

interface ReviewProps {
  groups: readonly (FixtureGroup & {room: 'ui' | 'section'})[]
}

/** Everything in every state, in light and in dark, for eyes, screenshots and axe. */
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
                      data-group={`${room}-${name}`}
                      data-theme={theme}
                      key={id}
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
