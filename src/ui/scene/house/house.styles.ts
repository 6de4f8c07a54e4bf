import {css} from 'styled-components'
import {dataAttribute} from '#lib/data-attribute.ts'
import {litOpening} from '#ui/state-attributes.ts'

/** Indexes of the door and the four windows. */
const openings = [0, 1, 2, 3, 4] as const

/** Light from an opening, by index. */
export const openingSpill = dataAttribute<`${number}`>('spill', [])

/** Shade over an opening, by index. */
export const openingShade = dataAttribute<`${number}`>('shade', [])

/**
 * Styles for `House`. By default all openings are lit. `litOpening` on an ancestor lights one window and dims the
 * others by `--dim` (DES-6). The doorway is never dimmed.
 */
export const houseStyles = css`
  [data-house] {
    overflow: visible;
  }
  ${openingSpill.selector} {
    opacity: var(--spill);
    mix-blend-mode: screen;
    transition: opacity var(--d3);
  }
  ${openingShade.selector} {
    opacity: 0;
    transition: opacity var(--d3);
  }
`

/** Rules for a house with one lit opening. */
export const litHouseStyles = css`
  ${litOpening.selector} ${openingShade.selector} {
    opacity: var(--dim);
  }
  ${litOpening.selector} ${openingSpill.selector} {
    opacity: calc(var(--spill) * 0.38);
  }
  ${openings.map(
    (index) => css`
      ${litOpening.is(`${index}`)} ${openingShade.is(`${index}`)} {
        opacity: 0;
      }
      ${litOpening.is(`${index}`)} ${openingSpill.is(`${index}`)} {
        opacity: calc(var(--spill) * 1.72);
      }
    `,
  )}
`
