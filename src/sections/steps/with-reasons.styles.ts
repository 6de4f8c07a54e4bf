import {styled} from 'styled-components'
import {narrowControl} from '#content/render/clip-steps.styles.ts'
import {below, from} from '#theme/breakpoints.ts'

/** Steps and reasons start on one line. Steps with videos take the wider half. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 3.5rem clamp(2rem, 5vw, 6rem);
  align-items: start;
  ${below.medium} {
    gap: 1.5rem;
  }
  ${from.large} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    &:has([data-clip]) {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
  }
`

export const NumberedSteps = styled.ol`
  margin-top: 1rem;
  & > li {
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr);
    gap: 1.25rem;
    padding-block: 1.35rem;
    border-top: 1.5px solid var(--line);
  }
  & [data-numeral] {
    display: grid;
    place-items: center;
    width: 3rem;
    height: 3.25rem;
    padding-top: 0.45rem;
    border-radius: var(--r-arch);
    background: var(--lamp);
    color: var(--on-lamp);
    font: 560 var(--t-3) / 1 var(--serif);
  }
  & p {
    color: var(--ink-2);
  }
  & [data-clip] {
    grid-column: 2;
  }
  ${below.medium} {
    margin-top: 0;
    & > li {
      padding-block: 0.85rem;
    }
    & > li:has([data-clip]) {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      gap: 0.5rem 1rem;
    }
    & > li:has([data-clip]) > [data-numeral] {
      display: none;
    }
    & [data-clip] {
      grid-area: 1 / 1;
    }
    ${narrowControl}
  }
  ${from.tablet} {
    & > li:has([data-clip]) {
      grid-template-columns: 3rem minmax(0, 1fr) minmax(0, 17rem);
    }
    & [data-clip] {
      grid-column: 3;
    }
  }
`

export const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.1rem;
`
