import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'

/** Little padding, because consecutive sections form one text. */
export const EasyReadBand = styled.section`
  padding-block: clamp(1.5rem, 3vw, 2.5rem);
  &:not(:has(~ &)) {
    padding-bottom: var(--sec);
  }
  & h2 {
    max-width: 20em;
    font-size: var(--t-2);
    line-height: 1.14;
  }
`

export const Ideas = styled.ul`
  margin-top: 1.25rem;
  border-top: 2px solid var(--ink);
  & > li {
    display: grid;
    gap: 1rem 2.5rem;
    align-items: center;
    padding-block: 1.75rem;
    border-bottom: 1px solid var(--line);
    break-inside: avoid;
  }
  & [data-picture] {
    overflow: hidden;
    width: 100%;
    aspect-ratio: 4 / 3;
    border-radius: var(--r-2);
    background: var(--sunk);
  }
  & [data-picture] :is(span, picture):has(img) {
    height: 100%;
  }
  & [data-picture] img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 30%;
  }
  /* The light grounds of the drawings would glare at night. */
  .dark & [data-picture] img {
    filter: brightness(0.88);
  }
  & p {
    max-width: 26em;
    font-size: var(--t-3);
    line-height: 1.5;
  }
  & p:not(:first-of-type) {
    margin-top: 0.6rem;
  }
  ${from.medium} {
    & > li {
      grid-template-columns: minmax(0, 18rem) minmax(0, 1fr);
    }
  }
  ${from.large} {
    & > li {
      grid-template-columns: minmax(0, 27rem) minmax(0, 1fr);
      column-gap: 4rem;
    }
  }
`
