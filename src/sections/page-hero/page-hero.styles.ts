import {styled} from 'styled-components'
import {dialogName} from '#content/render/dialog-link.ts'
import {dataAttribute, type ValueOf} from '#lib/data-attribute.ts'
import {below, from} from '#theme/breakpoints.ts'
import {partSelector} from '#ui/every-page.styles.ts'
import {Band, SectionHead} from '#ui/layout/layout.styles.ts'
import {coverStyles} from '#ui/layout/media.styles.ts'
import {tagKind} from '#ui/tag/tag.styles.ts'

const heroLook = dataAttribute('look', ['panel', 'arches', 'plain'])

/** Words in a column. */
export const Copy = styled(SectionHead)`
  && [data-note] {
    color: var(--lead, var(--ink-2));
  }
  @media print {
    && [data-actions] {
      display: none;
    }
  }
`

/** A small front door stands beside the headline, where there is room. */
export const Headline = styled.div`
  display: flex;
  gap: var(--s-6);
  align-items: end;
  margin-bottom: var(--s-2);
  & > svg {
    flex: none;
    width: 4rem;
    ${below.tablet} {
      display: none;
    }
  }
`

/** Picture from one edge of the section to the other. Things stand on its lower edge. */
export const Scene = styled.div`
  background: var(--sunk);
  ${coverStyles('50% 100%')}
`

/** People at several heights, which differ little: a higher arch enlarges the head. */
export const Arches = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 16rem);
  grid-auto-flow: column;
  gap: var(--s-4);
  align-items: end;
  && > :nth-of-type(1) {
    aspect-ratio: 3 / 3.8;
  }
  && > :nth-of-type(2) {
    aspect-ratio: 3 / 4.1;
  }
`

/** Opening of a page. People and scenes stand on its lower edge. */
export const HeroBand = styled(Band).attrs<{$look: ValueOf<typeof heroLook>}>(({$look}) =>
  heroLook.of($look),
)`
  && {
    position: relative;
    overflow: clip;
    padding-block: var(--open) 0;
  }
  && ${Copy} {
    padding-bottom: var(--s-5);
  }
  &&${heroLook.is('plain')} {
    padding-bottom: var(--part);
  }
  &${heroLook.is('panel')} {
    --link: var(--lamp-2);
    & ${tagKind.selector} {
      box-shadow: inset 0 0 0 1.5px currentColor;
    }
    & ${Scene} {
      margin-inline: calc(-1 * var(--gut));
    }
    ${from.large} {
      & ${Copy} {
        padding-bottom: calc(var(--s-7) + var(--s-8));
      }
      /* As high as a scene of half the width, so that what lies on its table is not cut. */
      & ${partSelector('columns')} {
        min-height: max(36rem, 40vw - var(--open));
      }
      & ${Scene} {
        position: absolute;
        inset: 0 0 0 auto;
        width: 52vw;
        margin: 0;
      }
    }
  }
  ${below.large} {
    &${heroLook.is('plain')} ${partSelector('media')} {
      display: none;
    }
  }
  &${heroLook.is('arches')} {
    --lead: var(--ink);
    ${below.large} {
      /* The form follows, and the bar at the lower edge of a phone has the same button. */
      &:has(form) ${Copy} ${dialogName.selector} {
        display: none;
      }
    }
    ${from.large} {
      & ${Copy} {
        padding-bottom: var(--open);
      }
      /* The people stand below the words, beside the form. */
      & ${partSelector('columns')}:has(form) {
        grid-template-rows: auto 1fr;
        & > :has(form) {
          grid-area: 1 / 2 / span 2;
          align-self: start;
          margin-bottom: var(--open);
        }
        & ${Copy} {
          padding-bottom: var(--s-5);
        }
      }
    }
  }
`
