import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'
import {boroughs} from '#lib/geo/boroughs.ts'
import {lampStyles} from '#ui/london-map/london-map.styles.ts'
import {lightable, resultArea} from '#ui/london-map/map-attributes.ts'

export const MapFrame = styled.div`
  ${Object.keys(boroughs)
    .map((id) => `main:has([data-result] ${resultArea.is(id)}) & ${lightable.is(id)}`)
    .join(', ')} {
    opacity: 1;
    circle {
      scale: 1;
    }
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

/** Key to the lamps of the map. */
export const MapKey = styled.div`
  display: grid;
  gap: var(--s-3);
  margin-top: var(--s-4);
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
    gap: var(--s-2) var(--s-5);
  }
  li {
    display: flex;
    gap: var(--s-2);
    align-items: center;
  }
  ${lampStyles}
  [viewBox^='-'] {
    width: 2.25rem;
    border-radius: var(--r-1);
    background: var(--map-land);
  }
`

export const BoroughList = styled.div`
  display: grid;
  gap: var(--s-4);
  margin-top: var(--columns);
  & > p {
    max-width: 36em;
    color: var(--ink-2);
  }
  [data-parts] {
    margin-top: var(--s-4);
  }
  [data-heading] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-1) var(--s-3);
    align-items: baseline;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-1) var(--s-3);
    align-content: start;
    justify-content: space-between;
    padding-block: var(--s-3);
    border-bottom: 1px solid var(--line);
  }
  li > :is([data-waiting], [data-codes], p) {
    width: 100%;
    color: var(--ink-2);
    font-size: var(--t-small);
  }
  li > [data-waiting] {
    color: var(--lamp-text);
    font-weight: 650;
  }
  summary {
    display: inline-flex;
    flex-wrap: wrap;
    gap: var(--s-2);
    align-items: center;
    min-height: var(--target);
    color: var(--link);
    font-weight: 650;
  }
  [data-names] {
    width: 100%;
    color: var(--ink);
    font-weight: 400;
  }
  details[open] [data-names] {
    display: none;
  }
  @media print {
    summary {
      display: none;
    }
  }
`
