import {styled} from 'styled-components'
import {claimStyles} from '#content/render/claim.styles.ts'
import {below, from} from '#theme/breakpoints.ts'
import {hourStyles} from '#theme/scene-hours.ts'
import {iconButtonStyles} from '#ui/button/button.styles.ts'
import {Row} from '#ui/layout/layout.styles.ts'
import {houseStyles, litHouseStyles} from '#ui/scene/house/house.styles.ts'
import {litOpening} from '#ui/state-attributes.ts'
import {visuallyHidden} from '#theme/visually-hidden.ts'

/** London in the distance, with the house on the right or, on narrower screens, below the copy. */
export const HeroBand = styled.section`
  position: relative;
  overflow: hidden;
  background: linear-gradient(var(--s-sky1), var(--s-sky2) 58%, var(--s-sky3));
  border-bottom: 6px solid var(--hero-edge);
  --pavement: 2.75rem;
  ${hourStyles}
  ${houseStyles}
  &::after {
    display: block;
    height: var(--pavement);
    border-top: 4px solid var(--s-pavel);
    background: var(--s-pave);
    content: '';
  }
  & > div:not([data-walk]) {
    position: relative;
    z-index: 2;
    pointer-events: none;
  }
  [data-skyline],
  [data-chip],
  [data-narrow-badge] {
    position: absolute;
  }
  /* On the railings, which are the same without it. */
  [data-narrow-badge] {
    inset: auto var(--gut) 0.75rem auto;
    z-index: 3;
    padding: 0.36rem 0.8rem;
    border-radius: var(--r-pill);
    background: var(--surface);
    font-size: var(--t-small);
    font-weight: 650;
    line-height: 1.2;
  }
  [data-skyline] {
    bottom: var(--pavement);
    left: 0;
    width: 62%;
    min-width: 46rem;
    max-width: none;
    opacity: 0.75;
  }
  [data-house] {
    max-width: none;
  }
  ${below.wide} {
    padding-top: clamp(2.25rem, 6vw, 3rem);
    --house: 42rem;
    [data-walk] {
      position: relative;
      overflow: hidden;
    }
    [data-house] {
      width: var(--house);
      margin: 1.75rem 0 0 calc(100% - var(--house));
    }
    [data-chip] {
      ${visuallyHidden}
    }
    [data-controls] {
      display: none;
    }
  }
  ${below.medium} {
    --house: min(152vw, 41rem);
    ${'' /* The house comes before the facts, so that a face is in the first window, and has its row before it loads. */}
    display: grid;
    grid-template-rows: repeat(3, auto) calc(1.75rem + var(--house) * 860 / 916);
    div:has(h1) {
      display: contents;
    }
    h1,
    h1 ~ * {
      margin-inline: var(--gut);
    }
    h1 ~ :has(ul) {
      grid-row: 5;
      max-width: none;
      margin: 0;
      padding: 1.25rem var(--gut) 1rem;
      border-top: 4px solid var(--s-pavel);
      background: var(--s-pave);
    }
    [data-house] {
      margin-inline-start: -12vw;
    }
    ${'' /* The facts lie on the pavement. */}
    &::after {
      content: none;
    }
    /* The house fills the width, so the lamp beside it would be cut to pieces. */
    [data-skyline],
    [data-street-lamp] {
      display: none;
    }
  }
  ${from.large} {
    /* The card takes the place of the facts, so that the house stays where it is. */
    [data-registered] {
      margin-top: var(--s-3);
    }
    h1 ~ :has([data-registered]) ~ * {
      display: none;
    }
  }
  ${from.wide} {
    --pavement: 4.75rem;
    ${litHouseStyles}
    /* Carries the name of the person in the lit opening. */
    &::after {
      position: absolute;
      inset: auto 0 0;
    }
    /* Cuts off the spires, which would rise behind the facts. */
    [data-skyline] {
      clip-path: polygon(0 72%, 70% 72%, 70% 0, 100% 0, 100% 100%, 0 100%);
    }
    ${'' /* Aligned to the top: centred text would move while the rest of it loads. */}
    & > div:not([data-walk]) {
      min-height: min(54rem, calc(100svh - 7.75rem));
      padding-block: clamp(2.5rem, 2.5rem + (100svh - 54rem) * 0.45, 7.2rem) 3.5rem;
    }
    ${'' /* Leaves room for the consent banner, which must not cover a link or button. */}
    @media (min-height: 52rem) {
      & > div:not([data-walk]) {
        padding-bottom: 7.25rem;
      }
    }
    [data-walk] {
      position: absolute;
      inset: 0;
      pointer-events: none;
    }
    [data-house] {
      position: absolute;
      z-index: 1;
      right: max(0px, calc(50% - 50rem));
      bottom: var(--pavement);
      height: min(100% - var(--pavement), 54vw);
      pointer-events: auto;
    }
    [data-chip] {
      right: max(var(--gut), calc(50% - var(--wide) / 2));
      bottom: 0.6rem;
      z-index: 3;
      display: flex;
      align-items: center;
      gap: 0.4rem;
      padding: 0.2rem 0.5rem 0.2rem 1.3rem;
      border-radius: var(--r-pill);
      background: var(--surface);
      box-shadow: var(--sh-2);
      font-size: var(--t-small);
      line-height: 1.3;
      pointer-events: auto;
    }
    [data-chip] ul {
      display: grid;
      min-width: 11.5rem;
    }
    [data-chip] li {
      display: grid;
      grid-template-columns: 1fr auto;
      grid-area: 1 / 1;
      column-gap: 1rem;
      align-items: center;
      align-self: center;
      opacity: 0;
      transition: opacity var(--d2);
    }
    [data-chip] li[aria-current='true'] {
      opacity: 1;
    }
    [data-narrow-badge] {
      display: none;
    }
    [data-badge] {
      grid-area: 1 / 2 / span 2;
      padding: 0.1rem 0.55rem;
      border-radius: var(--r-pill);
      box-shadow: inset 0 0 0 1.5px var(--control);
      color: var(--ink-2);
      font-weight: 650;
    }
    [data-controls] {
      display: flex;
    }
    [data-chip] button {
      ${iconButtonStyles}
    }
    [data-walk]:not(${litOpening.selector}) [data-controls] {
      visibility: hidden;
    }
    @media (scripting: none) {
      [data-chip] {
        max-width: 54vw;
        padding: 0.6rem 1.1rem;
        border-radius: var(--r-3);
      }
      [data-chip] ul {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4rem 1.1rem;
      }
      [data-chip] li {
        opacity: 1;
      }
      [data-controls] {
        display: none;
      }
    }
  }
`

export const Copy = styled.div`
  max-width: 40rem;
  pointer-events: auto;
  & > p {
    max-width: 29em;
    margin-bottom: clamp(1.5rem, 4vw, 2rem);
    color: var(--ink);
    text-wrap: balance;
  }
  ${below.medium} {
    & > div > a {
      flex: 1 1 8.5rem;
      white-space: nowrap;
    }
  }
  ${from.wide} {
    max-width: min(34.5rem, 43vw);
  }
`

/** The highlighted part is underlined in the light theme and glows in the dark one. */
export const Headline = styled.h1`
  margin-bottom: clamp(1rem, 3vw, 1.4rem);
  font-size: var(--t-hero);
  isolation: isolate;
  & em {
    display: inline-block;
    position: relative;
  }
  & em::after {
    position: absolute;
    z-index: -1;
    inset: auto -0.06em 0.05em;
    height: 0.26em;
    border-radius: 0.06em;
    background: var(--lamp);
    opacity: 0.75;
    content: '';
  }
  .dark & em {
    color: var(--lamp-2);
  }
  .dark & em::after {
    content: none;
  }
  @media (forced-colors: active) {
    & em {
      display: inline;
    }
    & em::after {
      content: none;
    }
  }
`

/** Quiet links on a line of their own, on every colour of the sky. */
export const Links = styled(Row)`
  && {
    flex-basis: 100%;
    column-gap: var(--s-5);
    font-size: var(--t-small);
  }
  & a {
    display: grid;
    align-items: center;
    min-height: var(--target);
    color: inherit;
    font-weight: 650;
  }
`

/** Facts side by side, with one line that opens their sources. */
export const Facts = styled.div`
  ${claimStyles}
  max-width: 35rem;
  margin-top: clamp(1.75rem, 4vw, 2.6rem);
  padding-top: clamp(1.1rem, 3vw, 1.5rem);
  border-top: 2px solid color-mix(in srgb, var(--ink) 22%, transparent);
  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
    gap: 1.1rem 1.25rem;
    font-size: var(--t-body);
    line-height: 1.35;
  }
  & > ul > li {
    display: grid;
    align-content: start;
  }
  & > ul b {
    font-family: var(--serif);
    font-size: var(--t-3);
    font-weight: 520;
    letter-spacing: -0.015em;
    line-height: 1.15;
  }
  ${below.medium} {
    & > ul > li:last-of-type:nth-of-type(odd) {
      grid-column: 1 / -1;
    }
  }
  ${from.wide} {
    margin-top: 1.75rem;
    position: relative;
    /* Over the house, which would otherwise slide down. */
    && > details[open] {
      padding-bottom: 0;
      &::details-content {
        position: absolute;
        inset: auto auto 0 100%;
        width: 31rem;
        padding: var(--s-4) var(--s-5);
        background: var(--surface);
      }
    }
    /* The skyline lies behind the line. */
    & > details:not([open]) > summary {
      padding-inline: 0.8rem;
      border-radius: var(--r-pill);
      background: var(--surface);
    }
  }
`
