import {styled} from 'styled-components'
import {clientCodeTimeoutMs} from '#lib/hydration.ts'
import {dataAttribute, type ValueOf} from '#lib/data-attribute.ts'
import {scriptingEnabled} from '#theme/breakpoints.ts'
import {onEveryPage} from '#ui/every-page.styles.ts'
import {restingVideo} from '#ui/state-attributes.ts'
import {summaryLinkStyles} from '#ui/text-link/text-link.styles.ts'

/** `card` has round corners; a banner styles `fill`. */
export const videoFit = dataAttribute('fit', ['card', 'fill'])

interface VideoVariants {
  $fit: ValueOf<typeof videoFit>
}

const video = onEveryPage('video')`
  display: grid;
  gap: var(--s-2);
  & [data-video] {
    display: grid;
    gap: var(--s-2);
    justify-items: start;
  }
  & video,
  & [data-video-poster] {
    grid-area: 1 / 1;
    width: 100%;
    border-radius: var(--r-3);
  }
  & video {
    position: relative;
  }
  ${scriptingEnabled} {
    /* Reserves the place of the control, which appears with the code. */
    &${videoFit.is('card')} [data-video] {
      grid-template-rows: auto minmax(var(--target), auto);
    }
    & video::-webkit-media-controls {
      animation: await-code 1ms ${clientCodeTimeoutMs}ms backwards;
    }
  }
  @keyframes await-code {
    from {
      display: none;
    }
  }
  & [data-video-poster] {
    height: 100%;
    object-fit: cover;
    background: var(--gp-panel);
  }
  & ${restingVideo.selector} {
    opacity: 0;
  }
  & [data-video-control] {
    display: inline-flex;
    align-items: center;
    gap: var(--s-2);
    min-height: var(--target);
    padding: var(--s-1) var(--s-4);
    border: 0;
    border-radius: var(--r-pill);
    background: none;
    box-shadow: inset 0 0 0 1.5px var(--control);
    color: var(--ink);
    font-size: var(--t-small);
    font-weight: 600;
    cursor: pointer;
  }
  & [data-video-transcript] {
    font-size: var(--t-small);
    line-height: 1.5;
    color: var(--ink-2);
    max-width: 44rem;
    ${summaryLinkStyles}
  }
  @media (forced-colors: active) {
    & [data-video-control] {
      border: 2px solid;
    }
  }
`

/**
 * Container of a video, its control below it, and its transcript. Native controls, eighty elements each, are hidden
 * unless the site's button can't load (decision 54).
 */
export const VideoFrame = styled.div.attrs<VideoVariants>(({$fit}) => ({
  ...video,
  ...videoFit.of($fit),
}))``
