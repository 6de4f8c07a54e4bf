import {styled} from 'styled-components'
import {dataAttribute} from '#lib/data-attribute.ts'
import {below} from '#theme/breakpoints.ts'
import {radioChipStyles} from '#ui/chips.styles.ts'
import {darkWindows, windowStyles} from '#ui/lit-window.styles.ts'

/** Ids of the choices that fit a person, separated by spaces. */
export const fittingChoices = dataAttribute<string>('fits', [])

/** Returns the value of a radio button. */
export const choiceId = (group: number, choice: number) => `${group}-${choice}`

/** The Studio allows up to 3 groups of 3 choices. */
const ids = [0, 1, 2].flatMap((group) => [0, 1, 2].map((choice) => choiceId(group, choice)))

/** People whom a selected choice does not fit. A browser without `:has()` shows everyone as fitting. */
const misfits = ids
  .map(
    (id) =>
      `&:has([value='${id}']:checked) ${fittingChoices.selector}:not([${fittingChoices.name}~='${id}'])`,
  )
  .join(', ')

export const Trial = styled.div`
  overflow: clip;
  border-radius: var(--r-3);
  background: var(--surface);
  box-shadow: var(--sh-2);
  counter-reset: fits;
  ${radioChipStyles}
  ${windowStyles}
  & [data-choices] {
    display: grid;
    gap: var(--s-2);
    padding: var(--s-4);
  }
  & [data-head],
  & [data-foot] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-2) var(--s-4);
    align-items: center;
    justify-content: space-between;
  }
  & h3 {
    font: 520 var(--t-3) / 1.2 var(--serif);
  }
  & fieldset {
    display: grid;
    grid-template-columns: 5.25rem minmax(0, 1fr);
    align-items: center;
  }
  /* A floated legend is a grid item. */
  & legend {
    float: left;
    font-size: var(--t-small);
    font-weight: 650;
  }
  & fieldset > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-2) var(--s-1);
  }
  & label {
    padding-inline: var(--s-2);
  }
  & [data-street] {
    padding: var(--s-5) var(--s-4) var(--s-2);
    background: linear-gradient(var(--brand-2), var(--night-ground) 70%);
  }
  & ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.75rem), 1fr));
    gap: var(--s-4) var(--s-3);
    margin-bottom: var(--s-4);
  }
  & li {
    display: grid;
    gap: var(--s-3);
    align-content: start;
    font-size: var(--t-small);
    line-height: 1.3;
    white-space: pre-line;
    counter-increment: fits;
  }
  ${below.medium} {
    & li {
      grid-template-columns: 2.5rem minmax(0, 1fr);
      gap: var(--s-2);
      align-items: start;
    }
  }
  & [data-fits-now] {
    display: var(--fits-now, block);
    color: var(--lamp-text);
  }
  /* A tick. */
  & [data-fits-now]::before {
    content: '';
    display: inline-block;
    width: 0.4em;
    height: 0.75em;
    margin: 0 0.5em 0.1em 0.2em;
    border: solid;
    border-width: 0 0.16em 0.16em 0;
    rotate: 45deg;
  }
  & [data-fits-less] {
    display: var(--fits-less, none);
    font-weight: 400;
  }
  ${misfits} {
    --fits-now: none;
    --fits-less: block;
    counter-increment: none;
    ${darkWindows}
  }
  & [data-foot] {
    border-top: 1px solid var(--line);
    font-weight: 650;
  }
  & [data-count]::before {
    content: counter(fits);
  }
  & a {
    padding-block: var(--s-2);
  }
`
