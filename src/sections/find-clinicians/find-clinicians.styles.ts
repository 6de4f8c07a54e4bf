import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'
import {visuallyHidden} from '#theme/visually-hidden.ts'
import {foldStyles} from '#ui/fold/fold.styles.ts'
import {LondonMapFrame} from '#ui/london-map/london-map.styles.ts'
import {pinState} from '#ui/london-map/map-attributes.ts'

export const Finder = styled(LondonMapFrame)`
  && {
    ${foldStyles}
    & [data-find-head] {
      margin-bottom: var(--part);
    }
    & :is([data-locate], [data-find-side], [data-near-head], [data-street-offer], [data-map-card]) {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--s-3);
      align-content: start;
      justify-items: start;
    }
    & [hidden] {
      visibility: hidden;
    }
    & [data-find-card] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      overflow: hidden;
      border-radius: var(--r-3);
      background: var(--surface);
      box-shadow: var(--sh-2);
      ${from.large} {
        grid-template-columns: 28.5rem minmax(0, 1fr);
      }
    }
    & [data-find-side] {
      padding: var(--s-5);
    }
    & [data-find-note] {
      color: var(--ink-2);
      font-size: var(--t-small);
    }
    & [data-find-status] {
      font-weight: 600;
    }
    & [data-find-status]:empty {
      ${visuallyHidden}
    }
    & li {
      position: relative;
    }
    & li:hover {
      background: linear-gradient(90deg, transparent, var(--sunk) 20% 80%, transparent);
    }
    & li > a {
      color: var(--ink);
      font-weight: 680;
      text-decoration-color: var(--control);
    }
    ${'' /* Makes the whole row clickable. */}
    & li > a::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    & [data-find-map] {
      position: relative;
      overflow: clip;
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: minmax(26rem, 1fr) auto;
    }
    & [data-find-map] ${pinState.selector}:focus-visible {
      border-radius: 50vw 50vw 8px 8px;
    }
    & [data-street-map] > * {
      position: absolute;
      inset: 0;
    }
    ${'' /* Google's cards are white in both themes. */}
    & :is([data-map-card], [data-card-title]) {
      color: var(--phone-ink);
      font-family: var(--sans);
      font-size: var(--t-small);
      line-height: 1.4;
    }
    & [data-map-card] a {
      display: inline-flex;
      align-items: center;
      min-height: var(--target);
      color: var(--door-gp);
    }
  }
`
