import {css} from 'styled-components'
import {from} from '#theme/breakpoints.ts'
import {openingDoorStyles} from '#ui/scene/door/opening-door.styles.ts'

/** The card beside its door on wide screens: below it, the card would leave the window, or push a picture out of it. */
export const cardBesideDoor = css`
  @media screen {
    ${from.large} {
      & [data-joined] {
        max-width: none;
        margin: 0;
      }
      & [data-doorstep] {
        grid-template-columns: var(--door-and-card, 12rem 1fr);
      }
      & [data-opening-door] {
        height: 100%;
        overflow: hidden;
      }
      & [data-waitlist-card] {
        align-content: center;
        width: auto;
        margin: var(--s-3);
      }
    }
  }
`

/** Styles for `WaitlistCard`; included in `FormParts`. */
export const waitlistCardStyles = css`
  ${openingDoorStyles}
  [data-joined] {
    display: grid;
    gap: var(--s-3);
    max-width: 26rem;
    margin-top: var(--s-4);
  }
  [data-doorstep] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    overflow: clip;
    border-radius: var(--r-2);
    background: var(--s-pave);
  }
  [data-waitlist-card] {
    display: grid;
    gap: var(--s-1);
    position: relative;
    width: calc(100% - 2rem);
    margin: calc(-1 * var(--s-1)) 0 var(--s-4);
    padding: var(--s-4) var(--s-4) var(--s-4);
    border-radius: var(--r-1);
    background: linear-gradient(var(--glow), transparent 75%) var(--surface);
    line-height: 1.4;
    animation: card-in-light 900ms var(--ease) 1s backwards;
  }
  [data-waitlist-card] > p:has(+ h2) {
    display: flex;
    gap: var(--s-2);
    align-items: center;
    color: var(--ink-2);
    font-size: var(--t-small);
  }
  [data-waitlist-card] svg {
    width: 1.5rem;
    height: 1.5rem;
  }
  [data-detail] {
    display: none;
  }
  [data-waitlist-card] > h2 {
    font-size: var(--t-2);
    line-height: 1.14;
    letter-spacing: -0.018em;
  }
  [data-waitlist-keep] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-1) var(--s-5);
  }
  [data-waitlist-keep] > :not([hidden]) {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    padding: 0;
    border: 0;
    background: none;
    color: var(--link);
    text-decoration: underline;
    text-underline-offset: 0.18em;
    cursor: pointer;
  }
  @keyframes card-in-light {
    from {
      opacity: 0.5;
      transform: translateY(0.5rem);
    }
  }
  @media (forced-colors: active) {
    [data-doorstep] {
      forced-color-adjust: none;
    }
    [data-waitlist-card] {
      forced-color-adjust: auto;
      border: 2px solid;
    }
  }
  /* A sheet of its own, in the size of a postcard, with its colours. */
  @media print {
    [data-doorstep] {
      page: card;
      width: 105mm;
      height: 148mm;
      align-content: space-between;
      print-color-adjust: exact;
    }
    [data-detail] {
      display: block;
      font-size: var(--t-small);
    }
    [data-opening-leaf],
    [data-opening-light],
    [data-opening-beam],
    [data-waitlist-card] {
      animation: none;
    }
  }
  @page card {
    size: 105mm 148mm;
    margin: 0;
  }
`
