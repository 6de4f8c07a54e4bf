import {styled} from 'styled-components'
import {below, from} from '#theme/breakpoints.ts'
import {Band, Wrap} from '#ui/layout/layout.styles.ts'
import {tagKind} from '#ui/tag/tag.styles.ts'

export const HeroBand = styled(Band)`
  && {
    padding: 0;
  }
`

export const HeroColumns = styled(Wrap)`
  && {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-6);
    ${from.medium} {
      grid-template-columns: minmax(0, 1fr) max(17rem, 46%);
      align-items: end;
    }
    ${from.large} {
      grid-template-columns: repeat(12, minmax(0, 1fr));
      column-gap: var(--gap);
    }
  }
`

export const HeroCopy = styled.div`
  padding-top: var(--s-6);
  &:has(${tagKind.is('example')}) {
    --star: var(--control);
  }
  /* Keeps a hyphenated name on one line. */
  & h1 span {
    display: inline-block;
    max-width: 100%;
  }
  /* The box that the browser draws behind each word would cover the line above. */
  @media (forced-colors: active) {
    & h1 span {
      color: CanvasText;
      forced-color-adjust: none;
    }
  }
  & > p {
    max-width: 25em;
    margin-top: var(--s-4);
    color: var(--ink);
  }
  ${from.medium} {
    padding-block: var(--s-7);
  }
  ${from.large} {
    grid-row: 1;
    grid-column: 6 / -1;
    align-self: center;
    padding-block: var(--s-8) calc(2 * var(--s-8));
  }
`

export const Tags = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-3);
  margin-block: var(--s-3) var(--s-5);
  :is(${tagKind.is('example')}, ${tagKind.is('plain')}) {
    background: var(--surface);
  }
`

export const Rating = styled.p`
  & [data-stars] {
    font-size: 1.1em;
  }
  & > span:last-of-type {
    color: var(--ink-2);
  }
`

/** Arch with a keystone and two steps that crop the portrait. */
export const Doorway = styled.div`
  --reveal: clamp(0.9rem, 1.6vw, 1.5rem);
  position: relative;
  align-self: end;
  width: min(100%, 23rem);
  margin-inline: auto;
  & > div {
    position: relative;
    margin-inline: 7%;
    padding: var(--reveal) var(--reveal) 0;
    border-radius: 50vw 50vw 0 0;
    background: var(--s-stucco);
    box-shadow: inset 0 0 0 1.5px var(--s-stuccos);
  }
  & > div > span {
    overflow: hidden;
    aspect-ratio: 400 / 478;
    border-radius: 50vw 50vw 0 0;
  }
  & img {
    height: 100%;
    object-fit: cover;
    object-position: 50% 100%;
  }
  /* Covers only the stucco, so that it never covers the head. */
  & [data-keystone] {
    position: absolute;
    z-index: 1;
    top: -0.7rem;
    left: 50%;
    width: 3rem;
    height: calc(var(--reveal) + 0.95rem);
    background: linear-gradient(90deg, var(--s-stuccos) 50%, transparent 50%), var(--s-stucco);
    clip-path: polygon(0 0, 100% 0, 80% 100%, 20% 100%);
    translate: -50% 0;
  }
  & [data-step] {
    display: block;
    height: 1.05rem;
    margin-inline: 3.5%;
    background: var(--s-step);
    box-shadow: inset 0 0.3rem 0 var(--s-stucco);
  }
  & [data-lower] {
    height: 1.3rem;
    margin-inline: 0;
    filter: brightness(0.94);
  }
  ${below.medium} {
    margin-top: var(--s-3);
  }
  ${from.large} {
    grid-row: 1;
    grid-column: 1 / span 5;
    width: 100%;
    max-width: 32rem;
    margin: var(--s-7) 0 0;
  }
`

/** Columns of the checks and of the sticky request card, which overlaps their upper edge. */
export const ProfileBody = styled(Wrap)`
  && {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-7);
    padding-bottom: var(--s-8);
    ${from.large} {
      grid-template-columns: repeat(12, minmax(0, 1fr));
      column-gap: var(--gap);
      align-items: start;
    }
  }
`
