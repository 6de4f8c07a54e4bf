import type {ReactNode} from 'react'
import {columnName, TableFrame, tableWidth} from './data-table.styles.ts'

const maxNarrowColumns = 4

interface DataTableProps {
  /** Shown above the table unless `hidesCaption`, for a heading that says the same. */
  caption: string | null
  hidesCaption?: boolean
  /** Repeats the name of the first column before each row header, which continues it. */
  namesRows?: boolean
  columns: readonly string[]
  /** The first cell is the row header. */
  rows: readonly {key: string; cells: readonly ReactNode[]}[]
}

/**
 * Renders a table, or blocks in narrow containers. Roles are explicit because browsers drop them from a table with
 * another `display` (WCAG 1.3.1, 1.4.10).
 */
export function DataTable({
  caption,
  hidesCaption = false,
  namesRows = false,
  columns,
  rows,
}: DataTableProps) {
  return (
    <TableFrame {...tableWidth.of(columns.length > maxNarrowColumns ? 'many' : 'few')}>
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
                  <th
                    key={columns[place]}
                    {...columnName.of(namesRows ? columns[place] : undefined)}
                    role="rowheader"
                    scope="row"
                  >
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
