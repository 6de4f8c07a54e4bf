import {styled} from 'styled-components'
import {below, from} from '#theme/breakpoints.ts'
import {coverStyles} from '#ui/layout/media.styles.ts'
import {doorStyles} from '#ui/scene/door/door-scene.styles.ts'

/** Without a ground of its own, because the doors touch both edges of the page. */
export const TerraceBand = styled.section`
  padding-top: var(--part);
`

/** Four doors in a row, or two by two with the wide drawings up to 1024 px. */
export const Terrace = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${doorStyles}
  & > li {
    position: relative;
    display: grid;
    grid-template-rows: subgrid;
    grid-row: span 5;
    padding-bottom: var(--s-6);
  }
  [data-front] {
    aspect-ratio: 4 / 3;
    overflow: hidden;
    background: var(--sunk);
    ${coverStyles('50% 100%')}
  }
  [data-front] > svg,
  [data-front] img {
    transition: transform 900ms var(--ease);
  }
  & > li:hover [data-front] > svg,
  & > li:hover [data-front] img {
    transform: scale(1.035);
  }
  [data-copy] {
    display: grid;
    grid-template-rows: subgrid;
    grid-row: span 4;
    gap: var(--s-2);
    justify-items: center;
    padding: var(--s-5) var(--gut) 0;
    text-align: center;
  }
  & h3 {
    font-family: var(--serif);
    font-size: var(--t-2);
    font-weight: 520;
    letter-spacing: -0.018em;
  }
  & p {
    max-width: 19em;
    color: var(--ink-2);
  }
  & a {
    display: inline-flex;
    gap: var(--s-2);
    align-items: center;
    min-height: var(--target);
    font-weight: 650;
    text-decoration: none;
  }
  & a > span {
    text-decoration: underline;
    text-decoration-thickness: 1.5px;
    text-underline-offset: 0.2em;
  }
  & > li:hover a > span {
    text-decoration-thickness: 3px;
  }
  & a [data-icon] {
    width: 1.5em;
    transition: transform var(--d2) var(--ease);
  }
  & > li:hover a [data-icon] {
    transform: translateX(4px);
  }
  & a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  ${from.medium} {
    & > li {
      padding-bottom: var(--s-7);
    }
  }
  ${below.medium} {
    [data-front] {
      aspect-ratio: 6 / 5;
    }
    [data-copy] {
      gap: var(--s-1);
      padding: var(--s-4) var(--s-3) 0;
    }
    & h3 {
      font-size: var(--t-3);
    }
    & p {
      font-size: var(--t-small);
      line-height: 1.4;
    }
  }
  ${below.large} {
    & > li:hover [data-front] > svg,
    & > li:hover [data-front] img {
      transform: none;
    }
  }
  ${from.large} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    [data-front] {
      aspect-ratio: 400 / 520;
    }
    [data-copy] {
      padding-inline: var(--gap);
    }
    & > li {
      padding-bottom: var(--part);
    }
  }
`
