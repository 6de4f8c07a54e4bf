import type {ReactNode} from 'react'
import {Wrap} from '#ui/layout/layout.styles.ts'
import {dataAttribute} from '#lib/data-attribute.ts'
import {ReviewMain} from './review.styles.ts'

/** A primitive or section with its named states. */
export interface ReviewGroup {
  name: string
  states: Readonly<Record<string, ReactNode>>
}

/** Group of a specimen; screenshots are taken per group. */
const reviewGroup = dataAttribute<string>('group', [])

interface ReviewProps {
  groups: readonly ReviewGroup[]
}

/** Renders every state, for review, screenshots and axe. */
export function Review({groups}: ReviewProps) {
  return (
    <ReviewMain id="main">
      <Wrap>
        <h1>Components and states</h1>
        {groups.flatMap(({name, states}) =>
          Object.entries(states).map(([state, rendered]) => {
            const id = `${name}-${state}`
            return (
              <section aria-labelledby={`${id}-name`} id={id} key={id} {...reviewGroup.of(name)}>
                <h2 data-review-name="" id={`${id}-name`}>
                  {name}, {state}
                </h2>
                {rendered}
              </section>
            )
          }),
        )}
      </Wrap>
    </ReviewMain>
  )
}
