import {css} from 'styled-components'
import {dataAttribute} from '#lib/data-attribute.ts'
import {coverStyles} from '#ui/layout/media.styles.ts'

/** Whether a person matches. A dark window is dimmed, not removed. */
export const windowState = dataAttribute('window', ['lit', 'dark'])

/** Properties that darken the windows inside an element. */
export const darkWindows = css`
  --window-ring: inset 0 0 0 2px var(--night-ring);
  --window-light: 0.2;
  --window-filter: grayscale(1);
  --window-edge: GrayText;
`

/** Windows with a portrait, on a dark ground. Include it in their parent. */
export const windowStyles = css`
  & ${windowState.selector} {
    overflow: hidden;
    aspect-ratio: 400 / 450;
    border-radius: 99px 99px 6px 6px;
    background: var(--night-ground);
    box-shadow: var(--window-ring, 0 0 0 3px var(--lamp), 0 0 28px 4px var(--glow-strong));
    ${coverStyles('50% 100%')}
  }
  & ${windowState.selector} img {
    opacity: var(--window-light, 1);
    filter: var(--window-filter, none);
    transition:
      opacity var(--d2),
      filter var(--d2);
  }
  & ${windowState.is('dark')} {
    ${darkWindows}
  }
  @media (forced-colors: active) {
    & ${windowState.selector} {
      outline: 3px solid var(--window-edge, Highlight);
    }
  }
`
