import {css, styled} from 'styled-components'
import type {Focus} from '#content/media/image-focus.ts'
import {dataAttribute, type ValueOf} from '#lib/data-attribute.ts'
import {below, from} from '#theme/breakpoints.ts'
import {visuallyHidden} from '#theme/visually-hidden.ts'
import {buttonStyles} from '#ui/button/button.styles.ts'
import {foldStyles} from '#ui/fold/fold.styles.ts'
import {Band, bandGround} from '#ui/layout/layout.styles.ts'
import {LondonMapFrame} from '#ui/london-map/london-map.styles.ts'
import {pictureFocus, pinState} from '#ui/london-map/map-attributes.ts'

/** Element on the left of wide screens. */
const findComposition = dataAttribute('composition', ['list', 'map'])

interface FinderVariants {
  $composition: ValueOf<typeof findComposition>
  /** Focal points of the images of people. */
  $focuses: readonly (Focus | null)[]
}

/** Follows a band on the page's ground. Style elements may stand between them. */
const afterPage = `:is(${bandGround.is('page')}, ${bandGround.is('page')} + :is(style, script)) + &${bandGround.is('specialist-tint')}`

/** On phones, the fold of a map below a list of people stands under the fold of that list. */
export const FindBand = styled(Band)`
  && {
    ${below.medium} {
      ${afterPage} {
        margin-top: calc(var(--s-4) - var(--sec));
        padding-top: 0;
        background: none;
      }
      ${afterPage} [data-find-head]:has(+ * > :not([open])) {
        ${visuallyHidden}
      }
    }
  }
`

export const Finder = styled(LondonMapFrame).attrs<FinderVariants>(({$composition}) =>
  findComposition.of($composition),
)<FinderVariants>`
  && {
    ${foldStyles}
    & [data-find-head] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--s-4) var(--s-7);
      align-items: end;
      justify-content: space-between;
      margin-bottom: var(--part);
    }
    & [data-find-head] > div {
      display: grid;
      gap: var(--s-4);
    }
    & [data-find-head] h2 {
      max-width: 13em;
    }
    & :is([data-locate], [data-street-offer]) button {
      ${buttonStyles}
      background: transparent;
      color: var(--ink);
      border-color: currentColor;
    }
    & :is([data-locate], [data-street-offer]) button:hover {
      background: var(--ink);
      color: var(--page);
      border-color: var(--ink);
      box-shadow: none;
    }
    & :is([data-locate], [data-street-offer])[hidden] {
      display: grid;
      visibility: hidden;
    }
    ${'' /* Below the locate button, which is the action. */}
    & [data-fold] summary {
      width: auto;
      padding-inline: 0;
      border: 0;
      color: var(--link);
      text-decoration: underline 1.5px;
      text-underline-offset: 0.18em;
    }
    & [data-fold] summary:hover {
      text-decoration-thickness: 3px;
    }
    & [data-locate][data-locate] {
      display: grid;
      gap: var(--s-3);
      max-width: 26rem;
      ${from.medium} {
        justify-items: start;
      }
    }
    & [data-find-card] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      overflow: hidden;
      border-radius: var(--r-3);
      background: var(--surface);
      box-shadow: var(--sh-2);
    }
    & [data-find-side] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--s-4);
      align-content: start;
      justify-items: start;
      padding: var(--s-5);
    }
    & [data-near-head] {
      display: grid;
      gap: var(--s-2);
      justify-items: start;
    }
    & [data-find-note] {
      color: var(--ink-2);
      font-size: var(--t-small);
      line-height: 1.5;
    }
    & [data-find-status] {
      font-weight: 600;
      line-height: 1.4;
    }
    & [data-find-status]:empty {
      ${visuallyHidden}
    }
    & [data-near] {
      width: 100%;
    }
    & [data-near] > li {
      position: relative;
      display: grid;
      gap: var(--s-1);
      justify-items: start;
      padding: var(--s-3) 0;
      border-top: 1px solid var(--line);
      overflow-wrap: anywhere;
      color: var(--ink-2);
      font-size: var(--t-small);
      line-height: 1.35;
    }
    & [data-near] > li > a {
      color: var(--ink);
      font-size: var(--t-body);
      font-weight: 680;
      text-decoration-color: var(--control);
    }
    ${'' /* Makes the whole row clickable. */}
    & [data-near] > li > a::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    & [data-near] > li:hover {
      background: linear-gradient(90deg, transparent, var(--sunk) 20% 80%, transparent);
    }
    & [data-find-map] {
      position: relative;
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: minmax(26rem, 1fr) auto;
    }
    & [data-skip-map]:not(:focus) {
      ${visuallyHidden}
    }
    & [data-skip-map]:focus {
      position: absolute;
      z-index: 5;
      left: 1rem;
      top: 1rem;
      display: inline-flex;
      align-items: center;
      min-height: var(--target);
      padding: var(--s-2) var(--s-4);
      border-radius: var(--r-1);
      background: var(--lamp);
      color: var(--on-lamp);
      font-weight: 650;
    }
    & [data-street-offer] {
      display: grid;
      gap: var(--s-2);
      justify-items: start;
      width: 100%;
      padding-top: var(--s-4);
      border-top: 1px solid var(--line);
    }
    & [data-street-map] > * {
      position: absolute;
      inset: 0;
    }
    & [data-street-pin] {
      display: block;
      width: 3.25rem;
      transform-origin: 50% 100%;
      filter: drop-shadow(0 4px 6px var(--pin-shadow));
    }
    ${'' /* Google's cards are white in both themes. */}
    & [data-map-card],
    & [data-card-title] {
      color: var(--phone-ink);
      font-family: var(--sans);
      font-size: var(--t-small);
      line-height: 1.4;
    }
    & [data-map-card] {
      display: grid;
      gap: var(--s-2);
      justify-items: start;
    }
    & [data-map-card] a {
      display: inline-flex;
      align-items: center;
      min-height: var(--target);
      color: var(--door-gp);
    }
    & [data-find-map] ${pinState.selector}:focus-visible {
      border-radius: 50vw 50vw 8px 8px;
    }
    ${({$focuses}) =>
      [...new Set($focuses)].map((focus) =>
        focus === null
          ? ''
          : css`
              & img${pictureFocus.is(focus)} {
                object-position: ${focus};
              }
            `,
      )}
    ${from.large} {
      & [data-find-card] {
        grid-template-columns: 28.5rem minmax(0, 1fr);
      }
      &${findComposition.is('map')} [data-find-card] {
        grid-template-columns: minmax(0, 1fr) 28.5rem;
      }
      &${findComposition.is('map')} [data-find-map] {
        order: -1;
      }
      &${findComposition.is('map')} [data-find-head] > div {
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        gap: var(--s-4) var(--s-7);
        align-items: end;
        width: 100%;
      }
    }
  }
`
