import {toPlainText} from '@portabletext/react'

type Blocks = Parameters<typeof toPlainText>[0]

/**
 * Writes rich text without its looks: paragraphs and lines of lists one after another.
 *
 * @param value - of the dataset; a draft may have none yet
 */
export function plainText(value: Blocks | null): string {
  return value === null ? '' : toPlainText(value)
}
