import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'

export const PortraitBand = styled.section`
  overflow: clip;
  background: var(--glow);
  & > div {
    display: grid;
    gap: 0 var(--columns);
    align-items: end;
  }
  & [data-copy] {
    padding-block: var(--open) var(--s-6);
  }
  & h2 + p,
  & [data-copy] > p:first-of-type {
    margin: var(--s-4) 0 var(--s-6);
  }
  & [data-phone] {
    font: 430 var(--t-page) / 1.05 var(--serif);
    letter-spacing: -0.035em;
  }
  & [data-hours] {
    margin-top: var(--s-4);
    font-size: var(--t-small);
  }
  & [data-email] {
    margin-top: var(--s-3);
    font: 520 var(--t-3) / 1.3 var(--serif);
    overflow-wrap: anywhere;
  }
  & [data-portrait] {
    overflow: hidden;
    order: 1;
    width: 100%;
    max-width: 16rem;
    aspect-ratio: 400 / 470;
    border-radius: var(--r-arch);
    justify-self: center;
  }
  & [data-portrait]:empty {
    display: none;
  }
  & [data-portrait] :is(span, picture):has(img) {
    height: 100%;
  }
  & [data-portrait] img {
    height: 100%;
    object-fit: cover;
    object-position: 50% 100%;
  }
  ${from.large} {
    & > div {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    }
    & [data-portrait] {
      order: 0;
      max-width: 22rem;
    }
    & [data-copy] {
      padding-bottom: var(--open);
    }
  }
`
