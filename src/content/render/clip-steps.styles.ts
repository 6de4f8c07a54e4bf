import {css, styled} from 'styled-components'
import {below, from} from '#theme/breakpoints.ts'
import {visuallyHidden} from '#theme/visually-hidden.ts'
import {videoFit} from '#ui/video/video.styles.ts'

const besideCopy = css`
  gap: 1rem;
  & h3 {
    margin-block: 0;
  }
  /* In half a phone's width, the control shows its icon; screen readers read its name. */
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
  & ${videoFit.selector} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 13fr);
    column-gap: 1rem;
  }
  & ${videoFit.selector} > :not(:has(> h3)) {
    grid-area: 1 / 1;
  }
  /* Shows the phone on the left of the drawing; the last step shows the door on the right. */
  & video,
  & [data-video-poster] {
    aspect-ratio: 1;
    object-position: 4% 100%;
  }
  & li:last-of-type :is(video, [data-video-poster]) {
    object-position: 100% 100%;
  }
`

/** On phones, compact steps have their video beside their text. */
export const Steps = styled.ol<{$isCompact: boolean}>`
  display: grid;
  gap: 2.5rem var(--gap);
  & video,
  & li > :is(span, picture) > img,
  & li > img {
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
    ${({$isCompact}) => ($isCompact ? besideCopy : '')}
  }
  ${from.tablet} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`
