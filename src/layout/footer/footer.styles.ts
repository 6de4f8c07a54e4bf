import {css, styled} from 'styled-components'
import {onEveryPage, partSelector} from '#ui/every-page.styles.ts'
import {below, from} from '#theme/breakpoints.ts'
import {bandGround, lightGrounds} from '#ui/layout/layout.styles.ts'

/** Target of the menu button without JavaScript. */
export const footerId = 'footer'

export const FooterFrame = styled.footer.attrs(onEveryPage('footer-frame')`
  display: flow-root;
  background: var(--night-ground);
  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    color: var(--ink);
    text-decoration: none;
  }
  /* The menu button leads here without JavaScript. */
  &:target details::details-content {
    display: block;
    content-visibility: visible;
  }
  & p a,
  & a:hover {
    text-decoration: underline;
  }
  & p a {
    min-height: 0;
    font-weight: 700;
  }
  @media print {
    padding-bottom: 0 !important;
    background: none;
    break-inside: avoid;
    ${['roofs', 'columns', 'note'].map((name) => partSelector(`footer-${name}`)).join(', ')} {
      display: none;
    }
  }
`)``

const grounds = Object.entries(lightGrounds)
  .map(
    ([ground, paint]) => `
  body:has(main > section[${bandGround.name}='${ground}']:last-of-type) & {
    --before: var(${paint});
  }
`,
  )
  .join('')

/** The sky above the roofs is the background of the page's last band. */
export const Roofs = styled.div.attrs(onEveryPage('footer-roofs')`
  --before: var(--page);
  background: var(--before);
  ${grounds}
  /* A reading column after the last section has the page's background. */
  body:has(main > section:last-of-type ~ * [data-reading-column]) && {
    --before: var(--page);
  }
  & img {
    width: 100%;
    height: var(--roofs);
    /* Hides the joint of two backgrounds at fractional pixels. */
    margin-bottom: -1px;
    object-fit: cover;
    object-position: 50% 100%;
  }
  /* Content of a last brand section, such as phones, extends behind the roofs. */
  body:has(main > section${bandGround.is('brand')}:last-of-type) & {
    position: relative;
    z-index: 1;
    margin-top: calc(-1 * var(--roofs));
    background: none;
  }
`)``

/** Columns fold on phones. Elsewhere headings replace the summaries, in browsers that can show a closed list. */
const unfolded = css`
  @supports selector(::details-content) {
    ${from.medium} {
      & h2 {
        display: block;
        margin-bottom: var(--s-1);
      }
      & summary {
        display: none;
      }
      & details::details-content {
        display: block;
        content-visibility: visible;
      }
    }
  }
`

export const Columns = styled.div.attrs(onEveryPage('footer-columns')`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--s-6) var(--gap);
  padding-block: var(--s-7) var(--s-6);
  & > div {
    grid-column: 1 / -1;
    display: grid;
    gap: var(--s-4);
    align-content: start;
    justify-items: start;
  }
  & > div > p {
    max-width: 22em;
    color: var(--ink-2);
  }
  & [data-tagline] {
    font-weight: 650;
  }
  & :is(h2, summary) {
    color: var(--lamp-text);
    font: 650 var(--t-body) / 1.4 var(--sans);
    letter-spacing: 0;
    word-spacing: 0;
  }
  & h2 {
    display: none;
  }
  & summary {
    display: flex;
    gap: var(--s-2);
    align-items: center;
    min-height: var(--target);
  }
  ${unfolded}
  & li a {
    flex-wrap: wrap;
    column-gap: 0.35em;
  }
  & small {
    flex: none;
    max-width: 100%;
    color: var(--ink-2);
    font-size: var(--t-small);
  }
  & [data-social] {
    display: flex;
    gap: var(--s-1);
  }
  & [data-social] a {
    justify-content: center;
    width: var(--target);
    border: 1.5px solid var(--control);
    border-radius: 50%;
  }
  /* Badges are on their own line on phones. */
  ${below.medium} {
    align-items: start;
    gap: 0 var(--gap);
    padding-block: var(--s-5) var(--s-3);
    & > div {
      gap: var(--s-1);
      margin-bottom: var(--s-3);
      line-height: 1.45;
    }
  }
  ${below.large} {
    & li a {
      align-content: center;
      padding-block: var(--s-1);
      line-height: 1.35;
    }
    & small {
      flex-basis: 100%;
    }
    & small > span {
      display: none;
    }
  }
  ${from.medium} {
    grid-template-columns: repeat(4, auto);
    justify-content: space-between;
  }
  ${from.desk} {
    grid-template-columns: minmax(11rem, 1fr) repeat(4, auto);
    column-gap: var(--columns);
    & > div {
      grid-column: auto;
    }
  }
`)``

/** Company details (Companies Regulations 2015, regulation 25). */
export const Company = styled.div.attrs(onEveryPage('footer-company')`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-1) var(--s-6);
  padding-bottom: var(--s-7);
  color: var(--ink-2);
  font-size: var(--t-small);
  & a {
    min-height: var(--target);
    text-decoration: underline;
  }
  & > * {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s-2);
    align-items: center;
    min-height: var(--target);
  }
  ${below.medium} {
    display: block;
    padding-bottom: var(--s-4);
    line-height: 1.45;
    & > * {
      display: block;
    }
    & > :not(a),
    & p a {
      min-height: 0;
    }
    /* Reaches 24 pixels without moving the lines (WCAG 2.5.8). */
    & p a {
      margin-block: -0.15em;
      padding-block: 0.15em;
    }
  }
  @media print {
    padding-block: var(--s-2);
    border-top: 1px solid var(--line);
    & > * {
      min-height: 0;
    }
  }
`)``

export const Note = styled.div.attrs(onEveryPage('footer-note')`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-1) var(--s-6);
  padding-block: var(--s-5) var(--s-2);
  border-top: 1px solid var(--line);
  font-size: var(--t-small);
  ${below.medium} {
    display: block;
    padding-block: var(--s-3) var(--s-2);
    line-height: 1.45;
    & p {
      text-wrap: wrap;
    }
  }
`)``
