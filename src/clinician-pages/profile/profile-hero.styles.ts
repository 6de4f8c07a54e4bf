import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'
import {Band, SectionHead} from '#ui/layout/layout.styles.ts'
import {tagKind} from '#ui/tag/tag.styles.ts'

export const HeroBand = styled(Band)`
  && {
    --lead: var(--ink);
    padding: var(--s-6) 0 0;
  }
`

export const HeroCopy = styled(SectionHead)`
  && {
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
    ${from.large} {
      align-self: center;
      padding-block: var(--s-7) calc(2 * var(--s-8));
    }
  }
`

/** Arch with a keystone and two steps that crop the portrait. */
export const Doorway = styled.div`
  --reveal: clamp(0.9rem, 1.6vw, 1.5rem);
  position: relative;
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
  ${from.large} {
    order: -1;
    width: 100%;
    max-width: 32rem;
    margin-inline: 0;
  }
`
