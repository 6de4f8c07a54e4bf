import {parseEnv} from 'node:util'

/** A command block of a document. */
export interface HandbookStep {
  /** Place named by the first line of the block; empty when the line names none. */
  place: string
  lines: string[]
}

/**
 * Reads the command blocks of a document, from top to bottom.
 *
 * @param markdown - text of the document
 */
export function readHandbookSteps(markdown: string): HandbookStep[] {
  return [...markdown.matchAll(/^```[^\n]*\n(.*?)^```$/gms)].map(([, block = '']) => {
    const lines = block.trimEnd().split('\n')
    const [, place = ''] = /^# (.+)$/.exec(lines[0] ?? '') ?? []
    return {place, lines: place === '' ? lines : lines.slice(1)}
  })
}

/**
 * Applies a block of settings to the text of a settings file.
 *
 * @param lines - `NAME=value`; the value `<the old one>` copies the current value of `NAME` without `_PREVIOUS`
 * @param made - replaces `<a new one>`
 * @returns the new text, with each setting once
 */
export function withSettings(text: string, lines: readonly string[], made: string): string {
  const before = parseEnv(text)
  const applied = Object.entries(parseEnv(lines.join('\n'))).map(([name, value = '']) => {
    if (value === '<a new one>') return [name, made] as const
    if (value !== '<the old one>') return [name, value] as const
    return [name, before[name.replace(/_PREVIOUS$/, '')] ?? ''] as const
  })
  return Object.entries({...before, ...Object.fromEntries(applied)})
    .map(([name, value = '']) => `${name}=${value}\n`)
    .join('')
}
