import {parseEnv} from 'node:util'

/** A command block of a document. */
export interface HandbookStep {
  /** Where to type it, from its first line; empty when the block does not say. */
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
 * Does with a file of settings what a block of settings says.
 *
 * @param text - of the file
 * @param lines - `NAME=value`; `<the old one>` stands for what `NAME` without `_PREVIOUS` has in the file
 * @param made - takes the place of `<a new one>`
 * @returns the file with these settings, each once
 */
export function withSettings(text: string, lines: readonly string[], made: string): string {
  const before = parseEnv(text)
  const wanted = Object.entries(parseEnv(lines.join('\n'))).map(([name, value = '']) => {
    if (value === '<a new one>') return [name, made] as const
    if (value !== '<the old one>') return [name, value] as const
    return [name, before[name.replace(/_PREVIOUS$/, '')] ?? ''] as const
  })
  return Object.entries({...before, ...Object.fromEntries(wanted)})
    .map(([name, value = '']) => `${name}=${value}\n`)
    .join('')
}
