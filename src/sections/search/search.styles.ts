import {styled} from 'styled-components'
import {below, from} from '#theme/breakpoints.ts'
import {visuallyHidden} from '#theme/visually-hidden.ts'
import {buttonStyles} from '#ui/button/button.styles.ts'
import {searchFieldStyles} from '#ui/search-field/search-field.styles.ts'

/** Emergency help overlaps the edge of the field's ground, above all results. */
export const SearchBand = styled.section`
  position: relative;
  padding-bottom: var(--sec);
  [data-search-field],
  [data-safety-line],
  [data-search-results] {
    padding-inline: max(var(--gut), calc((100% - var(--wide)) / 2));
  }
  [data-search-field] {
    padding-block: var(--part) var(--open);
    background: var(--sunk);
  }
  & h1 {
    font-size: var(--t-1);
  }
  [data-search-field] > p {
    margin-top: var(--s-3);
    color: var(--ink-2);
  }
  ${searchFieldStyles}
  /* The headline names the field. */
  form[role='search'] > label {
    ${visuallyHidden}
  }
  & form {
    max-width: 52rem;
    margin-top: var(--s-5);
  }
  :is([data-urgent], [data-symptom]) {
    position: relative;
    z-index: 2;
    width: min(var(--wide), 100% - 2 * var(--gut));
    margin: calc(-1 * var(--s-5)) auto 0;
    overflow: hidden;
    border-radius: var(--r-3);
    background: var(--surface);
    box-shadow: var(--sh-2);
  }
  [data-urgent] {
    --help: var(--care-emergency);
    --on-help: var(--white);
  }
  /* Same colour as NHS 111 in the care guide. */
  [data-symptom] {
    --help: var(--lamp);
    --on-help: var(--on-lamp);
    --dot: var(--ink-2);
  }
  :is([data-urgent], [data-symptom]) h2 {
    padding: var(--s-4) var(--inset);
    background: var(--help);
    color: var(--on-help);
    font-size: var(--t-2);
  }
  :is([data-urgent], [data-symptom]) > div {
    display: grid;
    gap: var(--s-5) var(--columns);
    padding: var(--s-5) var(--inset) var(--s-6);
  }
  :is([data-urgent], [data-symptom]) > div > div {
    display: grid;
    gap: var(--s-4);
    align-content: start;
  }
  :is([data-urgent], [data-symptom]) li {
    position: relative;
    padding: var(--s-2) 0 var(--s-2) var(--s-5);
  }
  :is([data-urgent], [data-symptom]) li + li {
    border-top: 1px solid var(--line);
  }
  :is([data-urgent], [data-symptom]) li::before {
    position: absolute;
    top: 1.15rem;
    left: 0.1rem;
    width: 0.6rem;
    height: 0.6rem;
    border-radius: 50%;
    background: var(--dot, var(--bad));
    content: '';
  }
  [data-urgent] li[data-typed] {
    font-weight: 680;
  }
  :is([data-urgent], [data-symptom]) div > div > a {
    ${buttonStyles}
    font-size: var(--t-3);
    &,
    &:hover {
      background: var(--help);
      color: var(--on-help);
    }
  }
  /* The call is the main action. */
  [data-symptom] div > div > a + a {
    &,
    &:hover {
      border-color: currentColor;
      background: transparent;
      color: var(--ink);
    }
  }
  :is([data-urgent], [data-symptom]) p {
    color: var(--ink-2);
  }
  /* Read before the heading, so that nobody goes to 111 with an emergency. */
  [data-symptom] > [data-warning] {
    padding: var(--s-4) var(--inset);
    background: var(--care-emergency);
    color: var(--white);
    font-weight: 600;
  }
  [data-symptom] > div + p {
    padding: 0 var(--inset) var(--s-5);
    font-weight: 680;
  }
  [data-search-results] {
    display: grid;
    gap: var(--s-6) var(--columns);
    padding-top: var(--columns);
  }
  [data-count] {
    display: grid;
    gap: 0.15em;
    align-content: start;
  }
  [data-count] b {
    font-family: var(--serif);
    font-size: var(--t-2);
    font-weight: 470;
    line-height: 1.1;
    letter-spacing: -0.018em;
  }
  [data-search-results] small {
    color: var(--ink-2);
    font-size: var(--t-small);
  }
  [data-count] small {
    max-width: 22em;
    margin-top: var(--s-3);
  }
  [data-search-results] > div > h2 {
    margin-bottom: var(--s-3);
    font: 680 var(--t-3) / 1.28 var(--sans);
    letter-spacing: 0;
    word-spacing: 0;
  }
  [data-search-results] > div > ul {
    margin-bottom: var(--s-7);
  }
  [data-search-results] > div > ul > li {
    position: relative;
  }
  [data-search-results] > div > ul > li > a {
    font-family: var(--serif);
    font-size: var(--t-3);
    font-weight: 500;
    line-height: 1.2;
    letter-spacing: -0.015em;
    text-underline-offset: 0.16em;
  }
  /* Makes the whole row clickable. */
  [data-search-results] > div > ul > li > a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  [data-search-results] > div > ul > li > p {
    max-width: 44rem;
  }
  & mark {
    border-radius: 3px;
    background: color-mix(in srgb, var(--lamp) 38%, transparent);
    color: var(--ink);
  }
  /* Calm, because most people who read it are well. */
  [data-safety-line] {
    padding-block: var(--s-3);
    border-bottom: 1px solid var(--line);
    color: var(--ink-2);
  }
  :is([data-safety-line], [data-warning]) a {
    color: inherit;
    font-weight: 680;
  }
  [data-answer] {
    margin-bottom: var(--s-7);
    padding: var(--s-5) var(--gap);
    border-radius: var(--r-3);
    background: var(--sunk);
  }
  [data-answer] > p {
    max-width: 44rem;
    font-size: var(--t-lead);
  }
  [data-answer] > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s-6);
  }
  :is([data-symptom] > div + p, [data-answer] li) > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    font-weight: 680;
  }
  /* A phone shows the first result in its first window. */
  ${below.medium} {
    [data-search-field] {
      padding-block: var(--s-4) var(--s-6);
    }
    & form {
      margin-top: var(--s-3);
    }
    [data-search-results] {
      gap: var(--s-4);
      padding-top: var(--s-4);
    }
    [data-count],
    [data-count] small {
      display: block;
    }
    [data-count] small {
      margin-top: 0;
    }
  }
  ${from.large} {
    :is([data-urgent], [data-symptom]) {
      margin-top: calc(-1 * var(--s-6));
    }
    :is([data-urgent], [data-symptom]) > div {
      grid-template: auto 1fr / 6fr 5fr;
    }
    :is([data-urgent], [data-symptom]) > div > ul {
      grid-area: 1 / 1 / span 2;
    }
    [data-search-results] {
      grid-template-columns: 3fr 9fr;
    }
    [data-suggestions] {
      grid-column: 1 / -1;
    }
  }
`
