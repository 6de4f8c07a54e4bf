import {styled} from 'styled-components'

export const VideoFrame = styled.div`
  display: grid;
  gap: 0.5rem;
  & [data-video] {
    position: relative;
    border-radius: var(--r-3);
    overflow: hidden;
    background: var(--gp-panel);
  }
  & video {
    position: relative;
    width: 100%;
    height: auto;
  }
  & [data-video-poster] {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  & [data-video-control] {
    position: absolute;
    right: 1rem;
    bottom: 1rem;
    z-index: 1;
    display: inline-flex;
    align-items: center;
    gap: 0.4rem;
    min-height: var(--target);
    padding: 0.3rem 1rem;
    border: 0;
    border-radius: var(--r-pill);
    background: var(--clip-control);
    color: var(--on-clip);
    font-size: var(--t-small);
    font-weight: 600;
    cursor: pointer;
  }
  & [data-video-control]:focus-visible {
    outline-color: var(--lamp-2);
    box-shadow: 0 0 0 3px var(--night-ground);
  }
  & [data-video-transcript] {
    font-size: var(--t-small);
    line-height: 1.5;
    color: var(--ink-2);
    max-width: 44rem;
  }
  & [data-video-transcript] summary {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    color: var(--link);
    font-weight: 650;
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  &[data-fit='fill'] {
    position: absolute;
    inset: 0;
    display: block;
  }
  &[data-fit='fill'] [data-video] {
    height: 100%;
    border-radius: 0;
    background: var(--night-ground);
  }
  &[data-fit='fill'] video,
  &[data-fit='fill'] [data-video-poster] {
    height: 100%;
    object-fit: cover;
    object-position: 50% 100%;
  }
  &[data-fit='fill'] [data-video-control] {
    z-index: 3;
  }
  &[data-fit='fill'] [data-video-transcript] {
    display: none;
  }
  @media (forced-colors: active) {
    & [data-video-control] {
      border: 2px solid;
    }
  }
`
