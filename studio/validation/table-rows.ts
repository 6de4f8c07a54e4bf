/**
 * Finds rows that do not fit the columns of their table.
 *
 * @param table - the value of a `table` block
 * @returns what is wrong with the first such row, or undefined
 */
export function unevenRows(
  table: Readonly<Record<string, unknown>> | undefined,
): string | undefined {
  const columns = table?.['columns']
  const rows = table?.['rows']
  if (!Array.isArray(columns) || !Array.isArray(rows)) return undefined
  const index = rows.findIndex((row: unknown) => cellsOf(row).length !== columns.length)
  return index === -1
    ? undefined
    : `Row ${String(index + 1)} needs ${String(columns.length)} texts, one for each column.`
}

function cellsOf(row: unknown): readonly unknown[] {
  if (typeof row !== 'object' || row === null || !('cells' in row)) return []
  return Array.isArray(row.cells) ? row.cells : []
}
