import {css, styled} from 'styled-components'
import {dataAttribute} from '#lib/data-attribute.ts'
import {litOpening} from '#ui/state-attributes.ts'

/** How many openings the house has: a door and four windows. */
const openings = [0, 1, 2, 3, 4] as const

/** The light that falls out of an opening, by its number. */
export const openingSpill = dataAttribute<`${number}`>('spill', [])

/** What dims an opening, by its number. */
export const openingShade = dataAttribute<`${number}`>('shade', [])

/**
 * How the light moves in a `House`. Without `litOpening` on this element or one around the house all is lit; with it,
 * the opening of that number alone is, and the others are dimmed by the theme's `--dim` (DES-6).
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

/** The part of `houseStyles` that holds while one opening is lit. */
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

/** Around a house that stands in nothing else. */
export const HouseFrame = styled.div`
  ${houseStyles}
  ${litHouseStyles}
`
