import {styled} from 'styled-components'
import {dataAttribute} from '#lib/data-attribute.ts'
import {visuallyHidden} from '#theme/visually-hidden.ts'

/** Number of columns; `many` need a wider container for the table layout. */
export const tableWidth = dataAttribute('columns', ['few', 'many'])

/** Column name, shown before a cell in the block layout. */
export const columnName = dataAttribute<string>('column', [])

/** Block layout for narrow containers: each row is a block that repeats the column names. */
const blocks = `
  & table, & tbody, & tr, & th, & td { display: block; }
  & table { overflow-wrap: anywhere; }
  & table > :is(thead, caption) { ${visuallyHidden} }
  & tbody tr { display: grid; gap: var(--s-1); padding-block: var(--s-4); border-bottom: 1px solid var(--line); }
  & tbody :is(th, td) { width: auto; padding: 0; border: 0; }
  & ${columnName.selector}::before { content: attr(${columnName.name}) ': '; font-weight: 600; color: var(--ink-2); }
`

/**
 * Container of a table. The layout follows its width, not the viewport's, because a contents list may share the row.
 */
export const TableFrame = styled.div`
  container-type: inline-size;
  width: 100%;
  & table {
    width: 100%;
    border-collapse: collapse;
    border-top: 2px solid var(--ink);
    font-size: var(--t-body);
    line-height: 1.4;
  }
  & caption {
    padding-bottom: var(--s-2);
    text-align: left;
    font-weight: 650;
  }
  & :is(th, td) {
    padding: var(--s-3) var(--s-5) var(--s-3) 0;
    border-bottom: 1px solid var(--line);
    text-align: left;
    text-wrap: pretty;
    vertical-align: top;
  }
  & :is(td, thead th):last-of-type {
    padding-right: 0;
  }
  & thead th {
    color: var(--ink-2);
    font-size: var(--t-small);
    font-weight: 600;
  }
  & tbody th {
    width: 30%;
    font-weight: 650;
  }
  & td {
    color: var(--ink-2);
  }
  & small {
    display: block;
    margin-top: 0.15em;
    color: var(--ink-2);
    font-size: var(--t-small);
    font-weight: 400;
  }
  @container (max-width: 33.99rem) {
    ${blocks}
  }
  &${tableWidth.is('many')} {
    @container (max-width: 49.99rem) {
      ${blocks}
    }
    @container (min-width: 50rem) {
      & tbody :is(th, td:last-of-type) {
        width: 20%;
      }
    }
  }
`
