import {parseEnv} from 'node:util'

/** A block of a handbook: where it is typed, which its first line says, and what. */
export interface HandbookStep {
  place: string
  lines: string[]
}

/**
 * Reads what a handbook tells its readers to type.
 *
 * @param markdown - of the handbook
 * @param heading - of the part to read, by default all of it
 * @returns its fenced blocks, from top to bottom; the place is empty where a block does not say it
 * @throws Error when there is no part of this heading
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
