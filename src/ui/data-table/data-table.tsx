import type {ReactNode} from 'react'
import {columnName, TableFrame, tableWidth} from './data-table.styles.ts'

/** Above this number of columns a table needs most of a page's width. */
const fewColumns = 4

interface DataTableProps {
  /** Shown above the table; where a heading says it already, `hidesCaption`. */
  caption: string | null
  hidesCaption?: boolean
  columns: readonly string[]
  /** The first cell names its row. */
  rows: readonly {key: string; cells: readonly ReactNode[]}[]
}

/**
 * A table where there is room, and blocks with the names of their columns where there is not. The roles are written
 * out: browsers take them away from a table that is displayed as something else (WCAG 1.3.1, 1.4.10).
 */
export function DataTable({caption, hidesCaption = false, columns, rows}: DataTableProps) {
  return (
    <TableFrame {...tableWidth.of(columns.length > fewColumns ? 'many' : 'few')}>
      <table role="table">
        {caption === null ? null : (
          <caption {...(hidesCaption ? {'data-sr-only': ''} : {})}>{caption}</caption>
        )}
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({key, cells}) => (
            <tr key={key} role="row">
              {cells.map((cell, place) =>
                place === 0 ? (
                  <th key={columns[place]} role="rowheader" scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[place]} {...columnName.of(columns[place])} role="cell">
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  )
}
