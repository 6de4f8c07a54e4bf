import {styled} from 'styled-components'
import {dataAttribute, type ValueOf} from '#lib/data-attribute.ts'
import {below, from} from '#theme/breakpoints.ts'
import {plainHead} from '#ui/layout/layout.styles.ts'
import {tagKind} from '#ui/tag/tag.styles.ts'

const heroLayout = dataAttribute('layout', [
  'panel',
  'arches',
  'plain',
  'poster',
  'picture',
  'download',
  'join',
])

/** Colour of a service's door. */
const heroTone = dataAttribute('tone', ['plain', 'blue', 'green', 'damson', 'brick'])

interface HeroVariants {
  $layout: ValueOf<typeof heroLayout>
  $tone: ValueOf<typeof heroTone>
}

export const PageHeroBand = styled.section.attrs<HeroVariants>(({$layout, $tone}) => ({
  ...heroLayout.of($layout),
  ...heroTone.of($tone),
  ...plainHead.of($layout === 'plain' ? '' : undefined),
}))`
  position: relative;
  overflow: hidden;
  &${heroLayout.is('panel')} {
    --focus: var(--lamp-2);
    --halo: var(--night-ground);
    --link: var(--lamp-2);
    --lead: var(--on-brand-2);
    background: var(--brand);
    color: var(--on-brand);
  }
  &${heroLayout.is('panel')} ${tagKind.is('soon')} {
    color: inherit;
    box-shadow: inset 0 0 0 1.5px currentColor;
  }
  /* In the dark theme the pill has the colour of the panel. */
  .dark &${heroLayout.is('panel')} ${tagKind.is('on')} {
    box-shadow: inset 0 0 0 1.5px currentColor;
  }
  &${heroLayout.is('panel')}:is(${heroTone.is('green')}, ${heroTone.is('damson')}, ${heroTone.is('brick')}) {
    --lead: var(--on-night);
  }
  &${heroLayout.is('panel')}${heroTone.is('green')} {
    background: var(--nurse-panel);
  }
  &${heroLayout.is('panel')}${heroTone.is('damson')} {
    background: var(--specialist-panel);
  }
  &${heroLayout.is('panel')}${heroTone.is('brick')} {
    background: var(--carer-panel);
  }
  &${heroLayout.is('arches')} {
    --lead: var(--ink);
    background: var(--sunk);
  }
  &${heroLayout.is('arches')}${heroTone.is('blue')} {
    background: var(--gp-t);
  }
  &${heroLayout.is('arches')}${heroTone.is('green')} {
    background: var(--nurse-t);
  }
  &${heroLayout.is('arches')}${heroTone.is('damson')} {
    background: var(--specialist-t);
  }
  &${heroLayout.is('arches')}${heroTone.is('brick')} {
    background: var(--carer-t);
  }
`

export const HeroColumns = styled.div.attrs<Pick<HeroVariants, '$layout'>>(({$layout}) =>
  heroLayout.of($layout),
)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-7) var(--gap);
  ${from.large} {
    &${heroLayout.is('panel')} {
      grid-template-columns: minmax(0, 5.4fr) minmax(0, 6.6fr);
      /* As high as a scene of half the width, so that what lies on its table is not cut. */
      min-height: max(42rem, 40vw);
    }
    &${heroLayout.is('arches')} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      column-gap: var(--columns);
      align-items: end;
    }
    &${heroLayout.is('plain')}:has(img) {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      align-items: center;
    }
  }
`

export const HeroCopy = styled.div.attrs<Pick<HeroVariants, '$layout'>>(({$layout}) =>
  heroLayout.of($layout),
)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  align-content: center;
  justify-items: start;
  padding-top: var(--part);
  & h1 {
    max-width: 13em;
  }
  /* Matches on a page without another section. */
  section:not(:has(~ :not(style, script))) &${heroLayout.is('plain')} {
    padding-bottom: var(--sec);
  }
  & [data-top] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-1) var(--s-5);
    align-items: center;
  }
  & [data-actions] {
    margin-top: var(--s-3);
  }
  & [data-note] {
    color: var(--lead, var(--ink-2));
  }
  &${heroLayout.is('plain')} {
    padding-bottom: var(--gap);
  }
  /* The door stands beside the headline. */
  ${below.tablet} {
    & > svg {
      display: none;
    }
  }
  ${from.tablet} {
    &:has(> svg) {
      grid-template-columns: fit-content(calc(100% - 6rem)) minmax(0, 1fr);
      column-gap: var(--s-6);
    }
    &:has(> svg) > * {
      grid-column: 1 / -1;
    }
    &:has(> svg) > h1 {
      grid-column: 1;
    }
    & > svg {
      order: 1;
      align-self: end;
      width: 4rem;
      height: auto;
      margin-bottom: var(--s-2);
    }
    &:has(> svg) > svg {
      grid-column: 2;
    }
    & > h1 ~ * {
      order: 2;
    }
  }
  ${from.large} {
    &${heroLayout.is('panel')} {
      padding-block: var(--s-8) calc(var(--s-7) + var(--s-8));
    }
    &${heroLayout.is('arches')} {
      padding-block: var(--open);
    }
    &${heroLayout.is('plain')} {
      padding-block: var(--open) var(--s-5);
    }
    /* Text and action stand beside the headline and its door. */
    &${heroLayout.is('plain')}:has(> [data-actions]):not(:has(> [data-top])) {
      grid-template: 1fr auto / fit-content(calc(60% - 8rem)) minmax(4rem, 1fr) 40%;
      column-gap: var(--s-6);
      & > :is(h1, svg) {
        grid-row: 1 / span 2;
        align-self: end;
      }
      & > :not(h1, svg) {
        grid-column: 3;
        align-self: end;
      }
    }
  }
`

/** Full width under the copy on small screens, half of the panel on large ones. */
export const HeroScene = styled.div`
  margin-inline: calc(-1 * var(--gut));
  & img {
    width: 100%;
  }
  ${from.large} {
    position: absolute;
    inset: 0 0 0 auto;
    width: 52vw;
    margin: 0;
    & :is(span, picture):has(img),
    & img {
      height: 100%;
    }
    & img {
      object-fit: cover;
      object-position: 50% 100%;
    }
  }
`

/** People at three heights on the lower edge of the section. */
export const HeroArches = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: var(--s-4);
  align-items: end;
  max-width: 40rem;
  & > * {
    max-width: none;
    aspect-ratio: 3 / 4.5;
  }
  & > :nth-of-type(2) {
    aspect-ratio: 3 / 5.4;
  }
  & > :nth-of-type(3) {
    aspect-ratio: 3 / 4.05;
  }
`
