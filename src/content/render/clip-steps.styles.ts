import {css, styled} from 'styled-components'
import {below, from} from '#theme/breakpoints.ts'
import {visuallyHidden} from '#theme/visually-hidden.ts'
import {videoFit} from '#ui/video/video.styles.ts'

/** Shows the phone on the left of the drawing; the last step shows the door on the right. */
const cropped = css`
  & video,
  & [data-video-poster] {
    aspect-ratio: 1;
    object-position: 4% 100%;
  }
  & li:last-of-type :is(video, [data-video-poster]) {
    object-position: 100% 100%;
  }
`

const besideCopy = css`
  gap: var(--s-4);
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
    column-gap: var(--s-4);
  }
  & ${videoFit.selector} > :not(:has(> h3)) {
    grid-area: 1 / 1;
  }
  ${cropped}
`

/** Each step in a row, and on phones cropped to the phone that the video shows, so that its screen can be read. */
const inRows = css`
  ${below.medium} {
    ${cropped}
  }
  ${from.tablet} {
    gap: var(--s-7);
    & ${videoFit.selector} {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      column-gap: var(--columns);
      align-items: center;
    }
    & ${videoFit.selector} > :not(:has(> h3)) {
      grid-area: 1 / 1;
    }
  }
  ${from.large} {
    & h3 {
      margin-bottom: var(--s-3);
      font: 470 var(--t-2) / 1.14 var(--serif);
    }
    & h3 + p {
      font-size: var(--t-lead);
    }
  }
`

const sideBySide = css`
  ${below.medium} {
    ${besideCopy}
  }
  ${from.tablet} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`

const arrangements = {rows: inRows, columns: sideBySide} as const

export type StepsArrangement = keyof typeof arrangements

/** Steps in rows, or in columns and on phones with the video beside the text. */
export const Steps = styled.ol<{$arrangement: StepsArrangement}>`
  display: grid;
  gap: var(--s-7) var(--gap);
  & video,
  & li > :is(span, picture) > img,
  & li > img {
    aspect-ratio: 16 / 11;
    object-fit: cover;
  }
  & h3 {
    margin-block: var(--s-2) var(--s-1);
  }
  & h3 + p {
    color: var(--ink-2);
  }
  ${({$arrangement}) => arrangements[$arrangement]}
`
