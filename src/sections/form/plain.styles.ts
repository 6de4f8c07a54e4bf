import {styled} from 'styled-components'
import {dataAttribute} from '#lib/data-attribute.ts'
import {below, from} from '#theme/breakpoints.ts'
import {visuallyHidden} from '#theme/visually-hidden.ts'
import {partSelector} from '#ui/every-page.styles.ts'
import {Band} from '#ui/layout/layout.styles.ts'
import {doorStyles} from '#ui/scene/door/door-scene.styles.ts'
import {uncounted} from '#ui/state-attributes.ts'
import {cardBesideDoor} from '#ui/waitlist-card/waitlist-card.styles.ts'

/** Whether the section holds the headline of the page. */
const opens = dataAttribute('opens', [''])

/** Doors of several services. */
export const doorStreet = dataAttribute('street', [''])

/** The form of the waitlist, or its card once it was sent. */
const waitlist = "&&:has([action$='waitlist'], [data-joined])"

/** Little space above, because the section follows its headline. */
export const FormBand = styled(Band).attrs<{$opens: '' | undefined}>(({$opens}) =>
  opens.of($opens),
)`
  && {
    padding-top: calc(var(--sec) / 4);
  }
  &&${opens.selector} {
    padding-top: var(--columns);
  }
  /* A form below the waitlist's needs no link to it and no second picture. */
  ${waitlist} ~ && :is([data-join], [data-picture]),
  ${uncounted.selector} ${waitlist} ~ &&:has([data-scale]) {
    display: none;
  }
`

export const FormColumns = styled.div`
  position: relative;
  ${doorStyles}
  /* The image is as high as the form. */
  & [data-picture] {
    position: relative;
    align-self: stretch;
    overflow: hidden;
    min-height: 26rem;
    border-radius: var(--r-3);
  }
  & [data-picture] > :is(svg, span, picture, img),
  & [data-picture] > span :is(picture, img) {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 25%;
  }
  /* A crop would cut the fanlight and the number, which say whose door it is and whether it is open. */
  ${from.large} {
    & [data-picture]:has(> svg) {
      justify-self: end;
      max-width: 100%;
      aspect-ratio: 400 / 520;
    }
  }
  & ${doorStreet.selector} {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }
  & ${doorStreet.selector} > svg {
    position: static;
    height: 0;
    min-height: 100%;
  }
  ${below.large} {
    && > div:has(form) {
      max-width: none;
    }
    & [data-picture]:not(${doorStreet.selector}):has(> svg) {
      display: none;
    }
    & > :is([data-steps], [data-picture]:not(:has(> svg))) {
      margin-top: var(--s-7);
    }
    /* A row of all doors above the form. */
    & ${doorStreet.selector} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      min-height: 0;
      margin-bottom: var(--s-6);
    }
    & ${doorStreet.selector} > svg {
      height: clamp(7rem, 17vw, 11rem);
      min-height: 0;
    }
    &:has(${doorStreet.selector}) {
      display: flex;
      flex-direction: column-reverse;
    }
  }
  /* A narrow door has no room for what stands beside it, which would end at the next wall. */
  ${below.medium} {
    & ${doorStreet.selector} > svg > use:last-of-type {
      display: none;
    }
  }
  /* A visitor who refused analytics isn't asked, because the answer isn't counted. */
  ${uncounted.selector} & form:has([data-scale]) {
    display: none;
  }
  /* The card of the waitlist has the only door, and says instead of the headline that the visitor is on the list. */
  &:has([data-joined]) :is([data-picture], h1 ~ ${partSelector('lead')}) {
    display: none;
  }
  &:has([data-joined]) h1 {
    ${visuallyHidden}
  }
  ${from.large} {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: var(--gap);
    align-items: start;
    &&& > :has([data-joined]) {
      --door-and-card: minmax(0, 5fr) minmax(0, 7fr);
      grid-column: 1 / -1;
      max-width: none;
      ${cardBesideDoor}
      & [data-doorstep] {
        min-height: 30rem;
      }
      & [data-waitlist-card] {
        padding: var(--inset);
      }
      & [data-waitlist-card] > h2 {
        font-size: var(--t-1);
      }
    }
  }
`
