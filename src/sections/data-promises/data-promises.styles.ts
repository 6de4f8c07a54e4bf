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
  gap: 2.5rem var(--gap);
  & h1 {
    margin-bottom: 1.1rem;
    font-size: var(--t-trust);
  }
  & [data-updated] {
    margin-block: 1.5rem;
    color: var(--ink-2);
    font-size: var(--t-small);
  }
  & ol {
    border-top: 2px solid var(--ink);
  }
  & li {
    display: grid;
    grid-template-columns: 2.75rem minmax(0, 1fr);
    gap: 0.75rem;
    align-items: baseline;
    padding: 0.8rem 0 0.95rem;
    border-bottom: 1px solid color-mix(in srgb, var(--ink) 20%, transparent);
    font: 470 var(--t-word) / 1.16 var(--serif);
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
