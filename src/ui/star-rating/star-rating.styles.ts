import {css} from 'styled-components'

/** Styles for inline stars. */
export const starStyle = css`
  [data-stars] {
    position: relative;
    display: inline-block;
    vertical-align: -0.14em;
  }
  [data-stars] > svg {
    width: 5.6em;
    height: 1.05em;
  }
  @media (forced-colors: active) {
    [data-stars] svg {
      forced-color-adjust: none;
    }
  }
`
