import type {ReactNode} from 'react'

/** A primitive or section with its named states. */
export interface FixtureGroup {
  name: string
  /** A function for states with ids or field names, because each renders twice and needs a prefix. */
  states: Readonly<Record<string, ReactNode | ((prefix: string) => ReactNode)>>
}
