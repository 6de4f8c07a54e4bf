import {parseEnv} from 'node:util'

/** A block of commands or settings, with the place that its first line names. */
export interface HandbookStep {
  place: string
  lines: string[]
}

/**
 * Reads the fenced blocks of a handbook, or of the part below one heading.
 *
 * @returns the blocks in order; `place` is empty when a block does not name one
 * @throws Error when no part has this heading
 */
export function readHandbookSteps(markdown: string, heading?: string): HandbookStep[] {
  const part = heading === undefined ? markdown : partOf(markdown, heading)
  return [...part.matchAll(/^```[^\n]*\n(.*?)^```$/gms)].map(([, block = '']) => {
    const lines = block.trimEnd().split('\n')
    const [, place = ''] = /^# (.+)$/.exec(lines[0] ?? '') ?? []
    return {place, lines: place === '' ? lines : lines.slice(1)}
  })
}

function partOf(markdown: string, heading: string): string {
  const [, after] = markdown.split(`\n## ${heading}\n`)
  if (after === undefined) throw new Error(`There is no part "${heading}".`)
  return after.split('\n## ')[0] ?? ''
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
