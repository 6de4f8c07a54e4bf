import {styled} from 'styled-components'
import {coverStyles, Media} from '#ui/layout/media.styles.ts'

export const Screen = styled(Media)`
  && {
    position: relative;
    aspect-ratio: 16 / 9;
    background: var(--night-ground);
    ${coverStyles()}
    & img {
      /* Cuts the room below the upper frame of its window. */
      object-position: 50% 56%;
    }
    & iframe {
      width: 100%;
      height: 100%;
      border: 0;
    }
    & [data-embed-opener] {
      display: block;
      height: 100%;
    }
    & [data-play] {
      position: absolute;
      inset: 50% auto auto 50%;
      display: inline-flex;
      gap: var(--s-2);
      align-items: center;
      min-height: 3.25rem;
      padding: var(--s-2) var(--s-5);
      border-radius: var(--r-pill);
      background: var(--lamp);
      color: var(--on-lamp);
      font-weight: 650;
      translate: -50% -50%;
    }
  }
`
