import {css, styled} from 'styled-components'
import {below, from} from '#theme/breakpoints.ts'
import {visuallyHidden} from '#theme/visually-hidden.ts'

/** A video in half a phone's width shows the icon of its button; screen readers read its name. */
export const narrowControl = css`
  & [data-video-control] {
    right: 0.5rem;
    bottom: 0.5rem;
    justify-content: center;
    width: var(--target);
    padding: 0;
  }
  & [data-video-control] span {
    ${visuallyHidden}
  }
`

export const Steps = styled.ol`
  display: grid;
  gap: 2.5rem var(--gap);
  & video {
    aspect-ratio: 16 / 11;
    object-fit: cover;
  }
  & h3 {
    margin-block: 0.4rem 0.35rem;
  }
  & h3 + p {
    color: var(--ink-2);
  }
  ${below.medium} {
    gap: 1.75rem;
    & h3 {
      margin-block: 0;
    }
    ${narrowControl}
  }
  ${from.tablet} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`
