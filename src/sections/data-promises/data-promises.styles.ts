import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'
import {OpeningBand} from '#ui/layout/layout.styles.ts'

/** Warm by day. At night a warm ground looks khaki. */
export const PromisesBand = styled(OpeningBand)`
  && {
    background: var(--soon);
  }
  .dark && {
    background: var(--brand);
  }
`

export const Promised = styled.div`
  display: grid;
  gap: var(--s-7) var(--gap);
  & h1 {
    margin-bottom: var(--s-4);
    font-size: var(--t-page);
  }
  & [data-updated] {
    margin-block: var(--s-5);
    color: var(--ink-2);
    font-size: var(--t-small);
  }
  & ol {
    border-top: 2px solid var(--ink);
  }
  & li {
    display: grid;
    grid-template-columns: 2.75rem minmax(0, 1fr);
    gap: var(--s-3);
    align-items: baseline;
    padding: var(--s-3) 0 var(--s-4);
    border-bottom: 1px solid color-mix(in srgb, var(--ink) 20%, transparent);
    font: 470 var(--t-2) / 1.16 var(--serif);
    letter-spacing: -0.02em;
    word-spacing: -0.05em;
  }
  & li > span {
    color: var(--lamp-text);
  }
  ${from.large} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    & [data-copy] {
      position: sticky;
      top: 7rem;
      align-self: start;
    }
  }
`
