/**
 * Checks that every row of a `table` block has one text per column.
 *
 * @returns a message for editors about the first wrong row, or undefined
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
