import type {ReactNode} from 'react'

/** One primitive or section in its named states. */
export interface FixtureGroup {
  name: string
  /**
   * A state with ids or field names of its own is a function: it is rendered twice on the page and is given a prefix.
   */
  states: Readonly<Record<string, ReactNode | ((prefix: string) => ReactNode)>>
}
