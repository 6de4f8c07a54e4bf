import {css, type RuleSet} from 'styled-components'
import type {DataAttributes} from '#lib/data-attribute.ts'
import {part} from '#ui/state-attributes.ts'

const parts = new Map<string, RuleSet>()

/** Selector of a part. */
export const partSelector = part.is

/**
 * Adds the styles of a part to those that every page has once (`RootStyles`), as in ``onEveryPage('card')`…` ``. A
 * styled component would print them at each use, and again in React's data.
 *
 * @returns the attribute by which its styles find the part
 */
export function onEveryPage(name: string) {
  return (...styles: Parameters<typeof css>): DataAttributes => {
    parts.set(
      name,
      css`
        ${partSelector(name)} {
          ${css(...styles)}
        }
      `,
    )
    return part.of(name)
  }
}

/** Returns the styles of all parts whose modules have been imported. */
export const partStyles = (): RuleSet[] => [...parts.values()]
