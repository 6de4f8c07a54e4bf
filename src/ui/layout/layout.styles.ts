import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'

/** The column all content stands in. */
export const Wrap = styled.div`
  width: 100%;
  max-width: calc(var(--wide) + 2 * var(--gut));
  margin-inline: auto;
  padding-inline: var(--gut);
`

/**
 * A stretch of a page. `data-ground` names what its ground is painted with: `sunk`, `glow`, `brand`, or the panel of a
 * door (`gp`, `nurse`, `specialist`, `carer`) and its tint (`gp-tint` and so on). `data-inset` makes it a rounded panel.
 */
export const Band = styled.section`
  padding-block: var(--sec);
  &[data-ground='sunk'] {
    background: var(--sunk);
  }
  &[data-ground='glow'] {
    background: var(--glow);
  }
  &[data-ground='gp-tint'] {
    background: var(--gp-t);
  }
  &[data-ground='nurse-tint'] {
    background: var(--nurse-t);
  }
  &[data-ground='specialist-tint'] {
    background: var(--specialist-t);
  }
  &[data-ground='carer-tint'] {
    background: var(--carer-t);
  }
  &[data-ground='brand'],
  &[data-ground='gp'],
  &[data-ground='nurse'],
  &[data-ground='specialist'],
  &[data-ground='carer'] {
    --focus: var(--lamp-2);
    --halo: var(--night-ground);
    --link: currentColor;
    --lead: var(--on-brand);
    color: var(--on-brand);
  }
  &[data-ground='brand'] {
    --lead: var(--on-brand-2);
    background: var(--brand);
  }
  &[data-ground='gp'] {
    --lead: var(--on-brand-2);
    background: var(--gp-panel);
  }
  &[data-ground='nurse'] {
    background: var(--nurse-panel);
  }
  &[data-ground='specialist'] {
    background: var(--specialist-panel);
  }
  &[data-ground='carer'] {
    background: var(--carer-panel);
  }
  &[data-inset] {
    padding: clamp(1.25rem, 4vw, 4rem);
    border-radius: var(--r-3);
  }
`

/** Children below one another, with the gap of the design between them. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gap);
  justify-items: start;
`

/** A row that wraps. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1rem;
  align-items: center;
`

/** As many columns as fit. */
export const Grid = styled.div`
  display: grid;
  gap: var(--gap);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
`

/** Two sides from the desktop width; `data-share` says how the twelve columns are shared: `5-7`, `7-5`, `4-8`, `8-4`. */
export const Split = styled.div`
  display: grid;
  gap: clamp(2rem, 5vw, 5rem);
  align-items: center;
  ${from.large} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    &[data-share='5-7'] {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    }
    &[data-share='7-5'] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
    &[data-share='4-8'] {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    }
    &[data-share='8-4'] {
      grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    }
  }
`

/** What opens a section: its heading and a lead. */
export const SectionHead = styled.div`
  display: grid;
  gap: 1.1rem;
  max-width: 46rem;
  margin-bottom: clamp(2rem, 4.5vw, 3.75rem);
`

/** The paragraph under a heading. A ground of another colour names the colour of its leads as `--lead`. */
export const Lead = styled.p`
  font-size: var(--t-lead);
  line-height: 1.5;
  max-width: 36em;
  color: var(--lead, var(--ink-2));
`

/** Words for screen readers alone (WCAG 1.3.1). */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
