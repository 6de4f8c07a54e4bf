import {css, styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'
import {boroughs} from '#lib/geo/boroughs.ts'
import {boroughState, lightable, resultArea} from '#ui/london-map/map-attributes.ts'
import {tagStyles} from '#ui/tag/tag.styles.ts'
import {waitingSteps} from '#shared/waiting-steps.ts'

export const MapFrame = styled.div`
  ${Object.keys(boroughs)
    .map((id) => `main:has([data-result] ${resultArea.is(id)}) & ${lightable.is(id)}`)
    .join(', ')} {
    opacity: 1;
    filter: drop-shadow(0 0 8px var(--lamp));
  }
  overflow: hidden;
  border-radius: var(--r-3);
  box-shadow: var(--sh-2);
  ${from.desk} {
    flex: 1;
    min-width: 0;
  }
`

/** The key stands below the map, and beside it where the map would be as high as the screen. */
export const MapAndKey = styled.div`
  ${from.desk} {
    display: flex;
    gap: var(--gap);
    align-items: center;
  }
`

/** Key to the colours of the map. */
export const MapKey = styled.div`
  display: grid;
  gap: 0.75rem;
  margin-top: 1.1rem;
  ${from.desk} {
    flex: 0 0 17rem;
  }
  p {
    max-width: 44em;
    color: var(--ink-2);
  }
  [data-none] {
    color: var(--ink);
    font-size: var(--t-lead);
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1.5rem;
  }
  li {
    display: flex;
    gap: 0.6rem;
    align-items: center;
  }
  ${boroughState.selector} {
    width: 1.5rem;
    aspect-ratio: 1;
    border: 1px solid var(--control);
    border-radius: var(--r-1);
    forced-color-adjust: none;
  }
  ${waitingSteps.map(
    (step) => css`
      ${boroughState.is(`glow${step}`)} {
        background: var(--map-glow-${step});
      }
    `,
  )}
`

export const BoroughList = styled.div`
  ${tagStyles}
  display: grid;
  gap: 1.1rem;
  margin-top: clamp(2.5rem, 5vw, 4.5rem);
  & > p {
    max-width: 36em;
    color: var(--ink-2);
  }
  [data-parts] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
    gap: 1.75rem var(--gap);
    margin-top: 1rem;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
    column-gap: var(--gap);
  }
  [data-heading],
  [data-part] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.75rem;
    align-items: center;
  }
  [data-part] {
    justify-content: space-between;
    padding-bottom: 0.6rem;
    border-bottom: 2px solid var(--ink);
  }
  h3 {
    font-family: var(--serif);
    font-size: var(--t-3);
    font-weight: 520;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0.2rem 0.75rem;
    align-content: start;
    justify-content: space-between;
    padding-block: 0.75rem;
    border-bottom: 1px solid var(--line);
  }
  [data-waiting] {
    width: 100%;
    color: var(--lamp-text);
    font-size: var(--t-small);
    font-weight: 650;
  }
  [data-codes] {
    width: 100%;
    color: var(--ink-2);
    font-size: var(--t-small);
    line-height: 1.45;
  }
  li > p {
    width: 100%;
  }
  summary {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    align-items: center;
    min-height: var(--target);
    color: var(--link);
    font-weight: 650;
  }
  [data-names] {
    width: 100%;
    margin-top: 0.75rem;
    color: var(--ink);
    font-weight: 400;
  }
  details[open] [data-names] {
    display: none;
  }
  details[open] > summary svg {
    rotate: 180deg;
  }
  @media print {
    summary {
      display: none;
    }
  }
`
