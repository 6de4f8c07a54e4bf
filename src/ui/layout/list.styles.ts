import {styled} from 'styled-components'
import {onEveryPage} from '#ui/every-page.styles.ts'
import {dataAttribute, type ValueOf} from '#lib/data-attribute.ts'
import {below, from} from '#theme/breakpoints.ts'
import {coverStyles} from './media.styles.ts'

/** Lines of a list: above and between rows, above each item, or between cells of a table. */
const listRule = dataAttribute('rule', ['rows', 'tops', 'cells'])

/** An item begins with this. Icons are `[data-icon]`, and pictures are `[data-picture]`. CSS counts numbers. */
const listLead = dataAttribute('lead', ['icon', 'tick', 'number', 'arch', 'picture'])

/** Items side by side: `pair` and `three` from the widths where they fit, `row` all in one row on a desktop. */
const listColumns = dataAttribute('columns', ['pair', 'three', 'row'])

/** Title and text of an item beside each other: equal, or after a short label. */
const listSplit = dataAttribute('split', ['halves', 'label'])

/** Sets the colour of the icons of a list or of an element in it. By default, they are highlighted. */
export const listMark = dataAttribute('mark', ['good', 'none'])

/** Size of the texts; the page's by default. */
const listText = dataAttribute('text', ['large'])

/** Size of the titles (`h2`, `h3` or `dt`); in the text's letters by default. */
const listTitle = dataAttribute('title', ['large', 'medium'])

export interface ListVariants {
  $rule?: ValueOf<typeof listRule>
  $lead?: ValueOf<typeof listLead>
  $columns?: ValueOf<typeof listColumns>
  $split?: ValueOf<typeof listSplit>
  $title?: ValueOf<typeof listTitle>
  $text?: ValueOf<typeof listText>
  $mark?: ValueOf<typeof listMark> | undefined
}

const title = ':is(h2, h3, dt)'

/** Not every child, because style elements stand between the items. */
const item = ':is(li, div)'

const list = onEveryPage('list')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3) var(--gap);
  width: 100%;
  counter-reset: item;
  & > ${item} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-1) var(--s-4);
    align-content: start;
    counter-increment: item;
  }
  /* Short lines in an item. */
  & & {
    margin-block: var(--s-2);
  }
  & dt {
    font-weight: 680;
  }
  & :is(p, dd) {
    color: var(--ink-2);
  }
  &:is(${listTitle.is('large')}, ${listTitle.is('medium')}) ${title} {
    margin-bottom: var(--s-2);
    font: 500 var(--t-2) / 1.15 var(--serif);
    letter-spacing: -0.018em;
  }
  &${listTitle.is('medium')} ${title} {
    margin-top: var(--s-2);
    font-size: var(--t-3);
  }
  /* A word before the title. */
  & ${title} > span {
    display: block;
    color: var(--lamp-text);
    font: 680 var(--t-body) / 1.4 var(--sans);
    letter-spacing: 0;
  }
  & [data-price] {
    color: var(--ink);
    font-weight: 650;
  }
  &${listText.is('large')} {
    font-size: var(--t-lead);
    line-height: 1.4;
    & > ${item} {
      column-gap: var(--s-2);
    }
    & :is(p, dd) {
      color: inherit;
      max-width: 26em;
    }
  }
  &${listRule.is('rows')} {
    row-gap: 0;
    border-top: 2px solid var(--ink);
    & > ${item} {
      padding-block: var(--s-4);
      border-bottom: 1px solid var(--line);
    }
  }
  &${listRule.is('tops')} {
    row-gap: var(--s-6);
    & > ${item} {
      padding-top: var(--s-5);
      border-top: 2px solid var(--ink);
    }
  }
  ${from.medium} {
    &:is(${listColumns.is('pair')}, ${listColumns.is('row')}) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &${listColumns.selector} > ${item}:only-of-type {
      grid-column: 1 / -1;
    }
    &${listSplit.is('label')} > ${item} {
      grid-template-columns: 12rem minmax(0, 1fr);
    }
    &${listSplit.is('halves')} > ${item} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      align-items: baseline;
    }
  }
  ${from.large} {
    &${listColumns.is('row')} {
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
    }
  }
  ${leads()}
  ${threeColumns()}
  ${cells()}
  @media print {
    &${listColumns.selector} {
      grid-template-columns: 1fr 1fr;
    }
  }
`

/** Returns the attributes of a list in client code, which carries no styles. */
export const listAttributes = (look: ListVariants) => ({
  ...list,
  ...listRule.of(look.$rule),
  ...listLead.of(look.$lead),
  ...listColumns.of(look.$columns),
  ...listSplit.of(look.$split),
  ...listTitle.of(look.$title),
  ...listText.of(look.$text),
  ...listMark.of(look.$mark),
})

/**
 * List of titles and texts: `ul`, or with `as` an `ol` of `li`s or a `dl` of `div`s. With a lead, an item is the lead
 * (none for numbers) and one element with the rest.
 */
export const List = styled.ul.attrs<ListVariants>(listAttributes)``

function leads(): string {
  return `
  & > ${item}:has(> [data-icon]),
  &${listLead.is('number')} > ${item} {
    grid-template-columns: 2rem minmax(0, 1fr);
  }
  & [data-icon] {
    color: var(--lamp-text);
  }
  & [data-icon]:is(${listMark.is('good')} *) {
    color: var(--ok);
  }
  & [data-icon]:is(${listMark.is('none')} *) {
    color: var(--ink-2);
  }
  &:is(${listLead.is('number')}, ${listLead.is('arch')}) > ${item}::before {
    content: counter(item);
    color: var(--lamp-text);
    font: 520 var(--t-3) / 1.3 var(--serif);
  }
  &${listLead.is('arch')} > ${item} {
    grid-template-columns: 3rem minmax(0, 1fr);
  }
  &${listLead.is('arch')} > ${item}::before {
    display: grid;
    place-items: center;
    width: 3rem;
    height: 3.25rem;
    padding-top: var(--s-2);
    border-radius: var(--r-arch);
    background: var(--sunk);
    box-shadow: inset 0 0 0 1.5px var(--line);
    color: inherit;
    line-height: 1;
  }
  & [data-picture] {
    overflow: hidden;
    aspect-ratio: 4 / 3;
    border-radius: var(--r-2);
    background: var(--sunk);
    ${coverStyles()}
  }
  &${listLead.is('picture')} > ${item} {
    row-gap: var(--s-3);
    align-items: center;
  }
  /* Easy Read. */
  &${listLead.is('picture')}:not(${listColumns.selector}) {
    font-size: var(--t-3);
    line-height: 1.5;
  }
  ${from.medium} {
    &${listLead.is('picture')}:not(${listColumns.selector}) > ${item} {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      column-gap: var(--columns);
    }
  }
  &${listLead.is('picture')}${listColumns.selector} {
    row-gap: var(--part);
  }
  ${below.medium} {
    &${listLead.is('picture')}${listColumns.selector} > ${item} {
      grid-template-columns: 6rem minmax(0, 1fr);
      align-items: start;
    }
  }`
}

/** Two columns on a tablet, where an odd last item takes both; three on a desktop, where four pictures share a row. */
function threeColumns(): string {
  return `
  ${from.medium} {
    &${listColumns.is('three')} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    ${below.large} {
      &${listColumns.is('three')} > ${item}:last-of-type:nth-of-type(odd) {
        grid-column: 1 / -1;
      }
    }
  }
  ${from.large} {
    &${listColumns.is('three')} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    &${listLead.is('picture')}${listColumns.is('three')}:has(> :nth-of-type(4):last-of-type) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }`
}

/** Cells have lines between them and none at the outer edges. Their icons stand above the words. */
function cells(): string {
  const edge = (nth: string) => `
    &${listRule.is('cells')} > ${item}:nth-of-type(${nth}) {
      padding-inline-start: 0;
      border-inline-start: 0;
    }`
  return `
  &${listRule.is('cells')} {
    gap: 0;
    border-top: 2px solid var(--ink);
    & > ${item} {
      padding-block: var(--s-4);
      border-bottom: 1px solid var(--line);
    }
  }
  ${from.medium} {
    &${listRule.is('cells')} > ${item} {
      grid-template-columns: minmax(0, 1fr);
      row-gap: var(--s-4);
      padding: var(--s-6);
      border-inline-start: 1px solid var(--line);
    }
    ${below.large} {
      ${edge('odd')}
    }
  }
  ${from.large} {
    ${edge('3n + 1')}
  }`
}
