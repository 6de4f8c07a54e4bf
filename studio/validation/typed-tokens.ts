import type {Path} from 'sanity'
import {settingTokenNames} from '#shared/tokens.ts'
import {collectTexts} from '#studio/find-text/collect-texts.ts'

/** Shorter values, such as a number alone, also stand in texts that mean something else. */
const minLength = 4

/**
 * Finds words that a token of the same document stands for, and returns a message at the path of each text. When the
 * setting changes, they would contradict it.
 */
export function findTypedTokens(
  document: unknown,
  settings: Readonly<Record<string, unknown>>,
): {path: Path; message: string}[] {
  const texts = collectTexts(document)
  return settingTokenNames.flatMap((name) => {
    const value = settings[name]
    const token = `{${name}}`
    if (typeof value !== 'string' || value.length < minLength) return []
    if (!texts.some(({text}) => text.includes(token))) return []
    return texts
      .filter(({text}) => text.includes(value))
      .map(({path}) => ({
        path,
        message: `“${value}” is what ${token} says in this document. Write ${token} here too, and both change together.`,
      }))
  })
}
