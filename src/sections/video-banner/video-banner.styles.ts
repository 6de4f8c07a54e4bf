import {styled} from 'styled-components'
import {below} from '#theme/breakpoints.ts'
import {videoFit} from '#ui/video/video.styles.ts'
import {dataAttribute} from '#lib/data-attribute.ts'

const bannerShort = dataAttribute('short', [''])

interface BannerVariants {
  /** Lowers the banner and moves the street up in it. */
  $short: boolean
}

/** The copy is in the top half, on a scrim that keeps it at AAA contrast (DES-3). */
export const Banner = styled.section.attrs<BannerVariants>(({$short}) =>
  bannerShort.of($short ? '' : undefined),
)`
  --focus: var(--lamp-2);
  --halo: var(--night-ground);
  position: relative;
  display: grid;
  align-items: start;
  min-height: min(92svh, 52rem);
  overflow: hidden;
  background: var(--night-ground);
  color: var(--on-night);
  &${bannerShort.selector} {
    min-height: min(78svh, 42rem);
  }
  &${bannerShort.selector} :is(video, [data-video-poster]) {
    object-position: 50% 0;
  }
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    background: linear-gradient(
      var(--banner-92),
      var(--banner-72) 30%,
      var(--banner-30) 48%,
      transparent 64%
    );
    pointer-events: none;
  }
  & > [data-copy] {
    position: relative;
    z-index: 2;
    padding-block: clamp(3.5rem, 8vw, 7rem);
  }
  &${bannerShort.selector} > [data-copy] {
    padding-block: clamp(2.5rem, 4vw, 3.5rem);
  }
  & h2 {
    max-width: 17em;
  }
  & [data-copy] p {
    max-width: 34em;
    margin-top: 1.1rem;
    color: var(--on-night-2);
    font-size: var(--t-lead);
    line-height: 1.5;
  }
  /* Pills along the bottom, with room for the two controls of the video. */
  & > [data-tags] {
    position: relative;
    z-index: 2;
    align-self: end;
    padding-block: 2rem;
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
    width: fit-content;
    max-width: min(100%, 40rem);
  }
  & li {
    padding: 0.45rem 1.6rem 0.55rem;
    border-radius: var(--r-pill);
    background: var(--on-night);
    color: var(--night-ground);
    font: 520 var(--t-3) / 1.3 var(--serif);
    letter-spacing: -0.018em;
  }
  ${below.wide} {
    & > [data-tags] {
      padding-bottom: calc(2 * var(--target) + 2.75rem);
    }
  }
  /* On phones the street is below the copy, so that no text runs into its chimneys. */
  ${below.medium} {
    &,
    &${bannerShort.selector} {
      min-height: 0;
    }
    &::before {
      display: none;
    }
    & > [data-copy] {
      padding-block: 2.5rem 0;
    }
    && > ${videoFit.is('fill')} {
      position: relative;
      order: 1;
      height: 19rem;
      mask-image: linear-gradient(transparent, currentColor 6rem);
    }
    & > [data-tags] {
      order: 2;
      padding-block: 1.25rem;
    }
  }
`
