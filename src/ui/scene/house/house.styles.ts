import {css, styled} from 'styled-components'

/** How many openings the house has: a door and four windows. */
const openings = [0, 1, 2, 3, 4]

/**
 * How the light moves in a `House`. Without `data-lit` on this element or one around the house all is lit; with it, the
 * opening of that number alone is, and the others are dimmed by the theme's `--dim` (DES-6).
 */
export const houseStyles = css`
  [data-house] {
    overflow: visible;
  }
  [data-spill] {
    opacity: var(--spill);
    mix-blend-mode: screen;
    transition: opacity var(--d3);
  }
  [data-shade] {
    opacity: 0;
    transition: opacity var(--d3);
  }
`

/** The part of `houseStyles` that holds while one opening is lit. */
export const litHouseStyles = css`
  [data-lit] [data-shade] {
    opacity: var(--dim);
  }
  [data-lit] [data-spill] {
    opacity: calc(var(--spill) * 0.38);
  }
  ${openings.map(
    (index) => css`
      [data-lit='${index}'] [data-shade='${index}'] {
        opacity: 0;
      }
      [data-lit='${index}'] [data-spill='${index}'] {
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
