import {getValueAtPath, type Path} from 'sanity'
import {
  areaTokens,
  emailTokens,
  itemTokens,
  messageTokens,
  templateTokens,
  unknownTokens,
} from '#shared/tokens.ts'
import {collectTexts} from '#studio/find-text/collect-texts.ts'
import {textAt} from '#studio/value-at.ts'

/** Finds tokens that nothing fills, whose braces visitors would see, and returns a message at the path of each. */
export function findUnknownTokens(
  document: Readonly<Record<string, unknown>>,
): {path: Path; message: string}[] {
  return collectTexts(document).flatMap(({path, text}) =>
    unknownTokens(text, furtherTokens(document, path)).map((token) => ({
      path,
      message: `Nothing fills {${token}}: check the spelling, or leave out the braces.`,
    })),
  )
}

function furtherTokens(document: Readonly<Record<string, unknown>>, path: Path): readonly string[] {
  const {_type: type, name} = document
  if (path.includes('labels')) return itemTokens
  if (type === 'coverageText') return areaTokens
  const ofMessage = messageTokens[textAt(getValueAtPath(document, path.slice(0, -1)), 'key') ?? '']
  if (ofMessage !== undefined) return ofMessage
  return type === 'emailText' && typeof name === 'string' ? emailTokens(name) : templateTokens(type)
}
