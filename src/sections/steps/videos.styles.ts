import {styled} from 'styled-components'
import {below, from} from '#theme/breakpoints.ts'
import {visuallyHidden} from '#theme/visually-hidden.ts'
import {summaryLinkStyles} from '#ui/text-link/text-link.styles.ts'
import {videoFit} from '#ui/video/video.styles.ts'

/** Steps in columns, and on phones with the video beside the text. */
export const Steps = styled.ol`
  display: grid;
  gap: var(--s-7) var(--gap);
  & video {
    aspect-ratio: 16 / 11;
    object-fit: cover;
  }
  & h3 {
    margin-block: var(--s-2) var(--s-1);
  }
  & h3 + p {
    color: var(--ink-2);
  }
  ${below.medium} {
    gap: var(--s-4);
    & h3 {
      margin-block: 0;
    }
    /* On the picture, without a row of its own, the control shows its icon; screen readers read its name. */
    & ${videoFit.selector} [data-video] {
      grid-template-rows: auto;
    }
    & [data-video-control] {
      position: relative;
      grid-area: 1 / 1;
      place-self: end;
      background: var(--surface);
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
    /* Shows the phone on the left of the drawing; the last step shows the door on the right. */
    & :is(video, [data-video-poster]) {
      aspect-ratio: 1;
      object-position: 4% 100%;
    }
    & li:last-of-type :is(video, [data-video-poster]) {
      object-position: 100% 100%;
    }
  }
  ${from.tablet} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`

export const Transcripts = styled.details`
  margin-top: var(--s-4);
  font-size: var(--t-small);
  line-height: 1.5;
  color: var(--ink-2);
  ${summaryLinkStyles}
  & dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
    gap: var(--s-4) var(--gap);
  }
  & dt {
    color: var(--ink);
    font-weight: 650;
  }
`
