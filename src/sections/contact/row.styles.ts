import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'
import {Band} from '#ui/layout/layout.styles.ts'

/** The footer's roofs overlap the last section on this ground. */
export const ContactBand = styled(Band)`
  && {
    padding-bottom: calc(var(--sec) + var(--roofs));
  }
  /* Several ways fill the width; a single one and the button are beside the heading. */
  ${from.large} {
    & > div:not(:has(dl > div ~ div)) {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      column-gap: var(--gap);
      align-items: start;
      & > :has(> h2) {
        display: contents;
      }
      & h2 {
        grid-row: 1 / span 3;
      }
      & > :not(:has(> h2)),
      & dl,
      & dl ~ p {
        grid-column: 2;
      }
      & dl {
        margin-top: 0;
      }
    }
  }
`

/** Says when the missing ways will be here. */
export const MissingNote = styled.p`
  margin-block: calc(-1 * var(--s-4)) var(--s-6);
`

const hairline = '1px solid color-mix(in srgb, currentColor 32%, transparent)'

export const Ways = styled.dl`
  display: grid;
  margin-block: var(--part) var(--s-6);
  border-top: 2px solid currentColor;
  border-bottom: ${hairline};
  & > div {
    padding-block: var(--s-5);
  }
  & > div:not(:first-of-type) {
    border-top: ${hairline};
  }
  & dt {
    display: flex;
    gap: var(--s-2);
    align-items: center;
    color: var(--on-brand-2);
  }
  & dd {
    display: grid;
    justify-items: start;
    margin-top: var(--s-2);
    font: 470 var(--t-3) / 1.32 var(--serif);
    letter-spacing: -0.018em;
    overflow-wrap: anywhere;
  }
  & dd a {
    display: inline-block;
    min-height: var(--target);
    color: inherit;
  }
  & small {
    color: var(--on-brand-2);
    font: 400 var(--t-small) / 1.45 var(--sans);
    letter-spacing: 0;
  }
  & span + small {
    margin-top: var(--s-2);
  }
  ${from.large} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    & > div {
      padding: var(--s-6) var(--s-6) var(--s-6);
    }
    & > div:first-of-type {
      padding-inline-start: 0;
    }
    & > div:not(:first-of-type) {
      border-top: 0;
      border-inline-start: ${hairline};
    }
  }
`
