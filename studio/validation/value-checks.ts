import {valueAt} from '#studio/value-at.ts'

/** Requires a description of a picture that is not decorative (WCAG 2.2, 1.1.1), with a message for editors. */
export function checkAlternativeText(
  picture: Readonly<Record<string, unknown>> | undefined,
): string | undefined {
  if (picture?.['image'] === undefined || picture['decorative'] === true) return undefined
  const alt = picture['alt']
  return typeof alt === 'string' && alt.trim() !== ''
    ? undefined
    : 'Describe the picture in the field Alt, or mark it as decorative.'
}

/** Checks that the highlighted words occur in the headline, with a message for editors. */
export function checkHighlight(
  highlight: string | undefined,
  headline: unknown,
): string | undefined {
  if (highlight === undefined || highlight === '') return undefined
  return typeof headline === 'string' && headline.includes(highlight)
    ? undefined
    : 'These words must occur in the headline, letter by letter.'
}

/** Checks that code looks up a document by this name, with a message for editors. */
export function checkName(name: string | undefined, known: readonly string[]): string | undefined {
  return name === undefined || known.includes(name)
    ? undefined
    : `The site knows no text by this name. It knows: ${known.join(', ')}.`
}

/** Checks that every row of a `table` block has one text per column, with a message about the first wrong row. */
export function checkRows(
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
  const cells = valueAt(row, 'cells')
  return Array.isArray(cells) ? cells : []
}
