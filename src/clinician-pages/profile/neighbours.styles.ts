import {styled} from 'styled-components'
import {below, from} from '#theme/breakpoints.ts'
import {bandGround} from '#ui/layout/layout.styles.ts'

export const NeighboursBand = styled.section`
  padding-top: var(--open);
  background: var(--gp-t);
  &${bandGround.is('specialist-tint')} {
    background: var(--specialist-t);
  }
  & ul {
    display: grid;
    gap: 0 var(--gap);
    margin-top: var(--s-6);
  }
  & a {
    display: grid;
    grid-template-columns: minmax(0, 7.5rem) 1fr;
    gap: var(--s-5);
    align-items: end;
    height: 100%;
    color: var(--ink);
    text-decoration: none;
  }
  & [data-copy] {
    display: grid;
    gap: 0.1em;
    padding-bottom: var(--s-5);
  }
  & [data-copy] > span:not([data-tag]) {
    color: var(--ink-2);
    font-size: var(--t-small);
    line-height: 1.4;
  }
  & [data-copy] > [data-tag] {
    margin-top: var(--s-2);
    background: var(--surface);
  }
  & b {
    font-family: var(--serif);
    font-size: var(--t-3);
    font-weight: 520;
    letter-spacing: -0.015em;
    line-height: 1.15;
    text-decoration: underline;
    text-decoration-thickness: 1.5px;
    text-underline-offset: 0.16em;
  }
  & [data-arch] {
    display: block;
    overflow: hidden;
    align-self: end;
    aspect-ratio: 3 / 4.3;
    border-radius: 99px 99px 0 0;
  }
  & [data-arch] span {
    display: block;
    height: 100%;
  }
  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 100%;
    transition: transform 700ms var(--ease);
  }
  & a:hover img {
    transform: scale(1.03);
  }
  ${from.large} {
    & ul {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  ${below.large} {
    & li:not(:first-of-type) {
      margin-top: var(--s-5);
    }
    & li:not(:last-of-type) a {
      border-bottom: 1px solid var(--line);
    }
  }
`
