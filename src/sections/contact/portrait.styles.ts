import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'

export const PortraitBand = styled.section`
  overflow: clip;
  background: var(--glow);
  & > div {
    display: grid;
    gap: 0 clamp(2rem, 6vw, 6rem);
    align-items: end;
  }
  & [data-copy] {
    padding-block: clamp(3rem, 6vw, 5rem) 2rem;
  }
  & h2 + p,
  & [data-copy] > p:first-of-type {
    margin: 1rem 0 1.75rem;
  }
  & [data-phone] {
    font: 430 clamp(2.375rem, 1.4rem + 4.3vw, 5rem) / 1.05 var(--serif);
    letter-spacing: -0.035em;
  }
  & [data-hours] {
    margin-top: 0.9rem;
    font-size: var(--t-small);
  }
  & [data-email] {
    margin-top: 0.75rem;
    font: 520 1.375rem / 1.3 var(--serif);
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
      padding-bottom: clamp(3rem, 6vw, 5rem);
    }
  }
`
