import {styled} from 'styled-components'
import {below, from} from '#theme/breakpoints.ts'

/** Images of one size in a row. The first image spans both columns where two fit. */
export const PictureRow = styled.ul`
  display: grid;
  gap: 2.5rem var(--gap);
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.4rem;
    align-content: start;
  }
  & [data-picture] {
    aspect-ratio: 4 / 3;
    margin-bottom: 0.7rem;
    border-radius: var(--r-3);
    overflow: hidden;
  }
  & [data-picture] :is(span, picture):has(img),
  & [data-picture] img {
    height: 100%;
  }
  & [data-picture] img {
    object-fit: cover;
  }
  & h3 {
    font: 470 var(--t-name) / 1.2 var(--serif);
    letter-spacing: -0.015em;
  }
  & h3 span {
    display: block;
    color: var(--specialist);
    font: 680 var(--t-label) / 1.4 var(--sans);
    letter-spacing: 0;
  }
  & p {
    color: var(--ink-2);
  }
  & [data-price] {
    color: var(--ink);
    font-weight: 650;
  }
  ${below.medium} {
    gap: 1rem;
    & > li {
      grid-template-columns: 4.5rem minmax(0, 1fr);
      gap: 0.2rem 1rem;
    }
    & [data-picture] {
      grid-row: 1 / span 4;
      align-self: start;
      aspect-ratio: 1;
      margin-bottom: 0;
    }
    & > li > :not([data-picture]) {
      grid-column: 2;
    }
  }
  ${from.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > li:first-of-type {
      grid-column: 1 / -1;
    }
    & > li:first-of-type [data-picture] {
      aspect-ratio: 3 / 2;
    }
  }
  ${from.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > li {
      grid-row: span 4;
      grid-template-rows: subgrid;
    }
    & > li:first-of-type {
      grid-column: auto;
    }
    & [data-picture],
    & > li:first-of-type [data-picture] {
      aspect-ratio: 4 / 3;
    }
  }
`
