import {styled} from 'styled-components'
import type {Focus} from '#content/media/image-focus.ts'
import {below, from} from '#theme/breakpoints.ts'
import {videoFit} from '#ui/video/video.styles.ts'
import {visuallyHidden} from '#theme/visually-hidden.ts'
import {dataAttribute} from '#lib/data-attribute.ts'

const bannerShort = dataAttribute('short', [''])

interface BannerVariants {
  /** Lowers the banner. */
  $short: boolean
  /** Point of the video that stays in view. */
  $focus: Focus | null
}

/** The copy stands on plain sky above the video, so that no text runs into its roofs (DES-3). */
export const Banner = styled.section.attrs<BannerVariants>(({$short}) =>
  bannerShort.of($short ? '' : undefined),
)`
  --banner: clamp(9rem, 34vw, 34rem);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  background: var(--night-ground);
  &${bannerShort.selector} {
    --banner: clamp(9rem, 27vw, 27rem);
    --banner-focus: 50% 84%;
  }
  && {
    ${({$focus}) => $focus && `--banner-focus: ${$focus};`}
  }
  & > [data-copy] {
    padding-block: var(--columns) var(--gap);
  }
  & h2 {
    max-width: 17em;
  }
  & [data-copy] p {
    max-width: 34em;
    margin-top: var(--s-3);
    color: var(--ink-2);
    font-size: var(--t-lead);
    line-height: 1.5;
  }
  /* The controls are under the picture, on the page's gutter. */
  && > ${videoFit.selector} {
    position: relative;
    order: 1;
    display: block;
    padding-bottom: calc(var(--target) + var(--s-4));
  }
  &&& [data-video] {
    height: var(--banner);
  }
  &&& :is(video, [data-video-poster]) {
    position: absolute;
    inset: 0 0 auto;
    height: var(--banner);
    border-radius: 0;
    object-fit: cover;
    object-position: var(--banner-focus, 50% 100%);
    mask-image: linear-gradient(transparent, currentColor min(4rem, 30%));
  }
  &&& :is([data-video-control], [data-video-transcript]) {
    position: absolute;
    bottom: 0.5rem;
    z-index: 3;
    background: var(--clip-control);
    color: var(--white);
  }
  &&& [data-video-control] {
    left: max(var(--gut), 50% - var(--wide) / 2);
    box-shadow: none;
  }
  &&& [data-video-control]:focus-visible {
    outline-color: var(--lamp-2);
    box-shadow: 0 0 0 3px var(--night-ground);
  }
  &&& [data-video-transcript] {
    right: max(var(--gut), 50% - var(--wide) / 2);
    max-width: min(26rem, 100% - 2rem);
    border-radius: var(--r-3);
    & summary {
      padding: var(--s-1) var(--s-4);
      color: inherit;
      font-weight: 600;
    }
    & > p {
      padding: 0 var(--s-4) var(--s-4);
    }
  }
  & > [data-tags] {
    order: 2;
    padding-block: var(--s-3) var(--s-6);
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-3) var(--s-4);
  }
  & li {
    font: 520 var(--t-3) / 1.3 var(--serif);
    letter-spacing: -0.018em;
  }
  ${from.medium} {
    & ul {
      column-gap: var(--s-6);
    }
    & li {
      font-size: var(--t-2);
    }
  }
  ${below.medium} {
    &&& [data-video-control] {
      justify-content: center;
      width: var(--target);
      padding: 0;
    }
    & [data-video-control] span {
      ${visuallyHidden}
    }
  }
`
