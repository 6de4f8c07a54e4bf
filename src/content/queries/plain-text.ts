import {toPlainText} from '@portabletext/react'

type Blocks = Parameters<typeof toPlainText>[0]

/** Converts rich text to plain text. */
export function plainText(value: Blocks | null): string {
  return value === null ? '' : toPlainText(value)
}
