import {styled} from 'styled-components'
import {onEveryPage, partSelector} from '#ui/every-page.styles.ts'
import {from} from '#theme/breakpoints.ts'
import {dataAttribute, type ValueOf} from '#lib/data-attribute.ts'
import {cardBesideDoor} from '#ui/waitlist-card/waitlist-card.styles.ts'

export const Wrap = styled.div.attrs(onEveryPage('wrap')`
  width: 100%;
  max-width: calc(var(--wide) + 2 * var(--gut));
  margin-inline: auto;
  padding-inline: var(--gut);
`)``

/** Light grounds of a band other than the page's own, and their tokens. */
export const lightGrounds = {
  sunk: '--sunk',
  glow: '--glow',
  'gp-tint': '--gp-t',
  'nurse-tint': '--nurse-t',
  'specialist-tint': '--specialist-t',
  'carer-tint': '--carer-t',
} as const

/** The ground of the brand and those of services, which have white text. */
const panels = {
  brand: '--brand',
  gp: '--gp-panel',
  nurse: '--nurse-panel',
  specialist: '--specialist-panel',
  carer: '--carer-panel',
} as const

type Ground = 'page' | keyof typeof lightGrounds | keyof typeof panels

export const bandGround = dataAttribute<Ground>('ground', [])

const painted = Object.entries({...lightGrounds, ...panels})
  .map(([ground, colour]) => `&[${bandGround.name}='${ground}'] { background: var(${colour}); }`)
  .join('')

const onPanel = Object.keys(panels)
  .map((ground) => `[${bandGround.name}='${ground}']`)
  .join(', ')

const bandInset = dataAttribute('inset', [''])

/** Sections that together form one text. */
const bandTight = dataAttribute('tight', [''])

/** Lets a band exceed the text measure in the column of a reading page. */
export const bandWidth = dataAttribute('width', ['wide'])

/** Matches a band that directly follows an element. Style elements may stand between them. */
const after = (selector: string) => `:where(${selector}, ${selector} + :is(style, script)) + &`

/** Neighbours on the same ground share one space. */
const sharedSpace = (['page', 'sunk', 'glow'] as const)
  .map((ground) => {
    const same = bandGround.is(ground)
    return `${after(same)}:where(${same}) { padding-top: 0; }`
  })
  .join('')

interface BandVariants {
  /** The page's own ground by default. */
  $ground?: ValueOf<typeof bandGround> | undefined
  $inset?: boolean
  $tight?: boolean | undefined
  $width?: ValueOf<typeof bandWidth> | undefined
}

const band = onEveryPage('band')`
  padding-block: var(--sec);
  ${sharedSpace}
  ${painted}
  &:is(${onPanel}) {
    --focus: var(--lamp-2);
    --halo: var(--night-ground);
    --link: currentColor;
    --lead: var(--on-brand);
    color: var(--on-brand);
  }
  &:is(${bandGround.is('brand')}, ${bandGround.is('gp')}) {
    --lead: var(--on-brand-2);
  }
  &${bandTight.selector}:is(:has(+ ${bandTight.selector}), :has(+ style + ${bandTight.selector})) {
    padding-bottom: var(--s-6);
  }
  &${bandInset.selector} {
    padding: var(--inset);
    border-radius: var(--r-3);
  }
`

/** Section of a page with its own background. */
export const Band = styled.section.attrs<BandVariants>(
  ({$ground = 'page', $inset, $tight, $width}) => ({
    ...band,
    ...bandWidth.of($width),
    ...bandGround.of($ground),
    ...bandInset.of($inset === true ? '' : undefined),
    ...bandTight.of($tight === true ? '' : undefined),
  }),
)``

/** First band of a page with a custom composition. */
export const OpeningBand = styled(Band)`
  && {
    padding-block: var(--open) var(--part);
  }
`

/** Second part of a section. */
export const Part = styled.div.attrs(onEveryPage('second-part')`
  margin-top: var(--part);
`)``

export const Stack = styled.div.attrs(onEveryPage('stack')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gap);
  align-content: start;
  justify-items: start;
`)``

export const Row = styled.div.attrs(onEveryPage('row')`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3) var(--s-4);
  align-items: center;
  /* After a registration: a tick, and what happens next. */
  & > [data-registered] {
    display: grid;
    gap: var(--s-4);
    flex-basis: 100%;
    max-width: 32em;
    font-weight: 650;
    ${cardBesideDoor}
  }
  & > [data-registered] > p {
    display: flex;
    gap: var(--s-3);
  }
  & > [data-registered] > p::before {
    content: '';
    flex: none;
    width: 0.4em;
    height: 0.75em;
    margin: 0.2em 0 0 0.15em;
    border: solid;
    border-width: 0 0.16em 0.16em 0;
    rotate: 45deg;
  }
`)``

/** Head that stays in view while the column beside it scrolls. */
const headSticky = dataAttribute('sticky', [''])

const sectionHead = onEveryPage('head')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  align-content: start;
  justify-items: start;
  max-width: 46rem;
  margin-bottom: var(--part);
  break-inside: avoid;
  break-after: avoid;
  ${partSelector('columns')} > & {
    margin-bottom: 0;
  }
  &${headSticky.selector} {
    align-self: start;
    ${from.large} {
      position: sticky;
      top: 7rem;
    }
  }
`

/** Heading and lead of a section, or of its second part. */
export const SectionHead = styled.div.attrs<{$sticky?: boolean | undefined}>(({$sticky}) => ({
  ...sectionHead,
  ...headSticky.of($sticky === true ? '' : undefined),
}))``

/** Text in the letters of a small heading, at any level (DES-4). */
export const SmallHeading = styled.h2.attrs(onEveryPage('small-heading')`
  font: 470 var(--t-2) / 1.14 var(--serif);
  letter-spacing: -0.018em;
  word-spacing: -0.06em;
  text-wrap: balance;
`)``

/** Paragraph under a heading. Coloured backgrounds set its colour as `--lead`. */
export const Lead = styled.p.attrs(onEveryPage('lead')`
  font-size: var(--t-lead);
  line-height: 1.5;
  max-width: 36em;
  color: var(--lead, var(--ink-2));
`)``
