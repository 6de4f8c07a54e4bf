import {styled} from 'styled-components'
import {below, from} from '#theme/breakpoints.ts'
import {partSelector} from '#ui/every-page.styles.ts'
import {coverStyles} from '#ui/layout/media.styles.ts'

/** Blue above the page colour, with the screen across their edge. */
export const Stage = styled.section`
  --focus: var(--lamp-2);
  --halo: var(--night-ground);
  --lead: var(--on-brand-2);
  background: linear-gradient(var(--brand) 66%, var(--page) 66%);
  color: var(--on-brand);
  & > div {
    display: grid;
    justify-items: center;
    padding-block: var(--columns) 0;
    text-align: center;
  }
  & h1 + p,
  & > div > p:first-of-type {
    margin-block: var(--s-4) var(--s-6);
  }
  & > div > [data-empty] {
    margin-top: var(--s-4);
    color: var(--on-brand-2);
  }
  & > div > [data-note][data-note] {
    /* Above the screen's shadow, which would reduce the contrast in the dark theme. */
    position: relative;
    margin: var(--s-5) 0 0;
    color: var(--ink-2);
    font-size: var(--t-small);
  }
  ${below.medium} {
    background: linear-gradient(var(--brand) calc(100% - 9rem), var(--page) 0);
  }
  & > div:not(:has(> [data-empty])) > ${partSelector('row')} {
    justify-content: center;
  }
  & > div:has(> [data-empty]) {
    justify-items: start;
    text-align: start;
  }
  /* A picture without a video stands beside the text, so that the short videos come sooner. */
  ${from.large} {
    &:has([data-empty]) {
      background: var(--brand);
    }
    & > div:has(> [data-empty]) {
      grid-template: repeat(3, auto) 1fr / minmax(0, 5fr) minmax(0, 7fr);
      column-gap: var(--gap);
      padding-block: var(--s-7);
    }
    & > div > [data-empty] ~ div {
      grid-area: 1 / 2 / -1;
      margin-top: 0;
      box-shadow: none;
    }
  }
`

export const Screen = styled.div`
  position: relative;
  overflow: hidden;
  width: min(100%, 60rem);
  margin-top: var(--inset);
  aspect-ratio: 16 / 9;
  border-radius: var(--r-3);
  background: var(--night-ground);
  box-shadow: var(--sh-2);
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
`
