import type {CardCopy} from '#shared/waitlist-card.ts'
import {areaTokens, emailTokens, itemTokens, templateTokens, unknownTokens} from '#shared/tokens.ts'
import {textAt} from '#studio/value-at.ts'

const cardTitleArea = 'cardTitleArea' satisfies keyof CardCopy

interface Issue {
  path: (string | number | {_key: string})[]
  message: string
}

/**
 * Finds tokens that nothing fills, so that visitors would see the braces.
 *
 * @returns the path of each token and a message for editors
 */
export function findUnknownTokens(document: Readonly<Record<string, unknown>>): Issue[] {
  const {_type, name} = document
  return issuesIn(document, [], furtherTokens(_type, name))
}

function furtherTokens(type: unknown, name: unknown): readonly string[] {
  if (type === 'coverageText') return areaTokens
  return type === 'emailText' && typeof name === 'string' ? emailTokens(name) : templateTokens(type)
}

function issuesIn(value: unknown, path: Issue['path'], further: readonly string[]): Issue[] {
  if (typeof value === 'string') {
    return unknownTokens(value, further).map((token) => ({
      path,
      message: `Nothing fills {${token}}: check the spelling, or leave out the braces.`,
    }))
  }
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) =>
      issuesIn(item, [...path, keyOf(item) ?? index], further),
    )
  }
  if (typeof value !== 'object' || value === null) return []
  // A message of the waitlist form, which names the area of its card.
  const own = 'key' in value && value.key === cardTitleArea ? areaTokens : further
  return Object.entries(value).flatMap(([field, child]: [string, unknown]) =>
    issuesIn(child, [...path, field], field === 'labels' ? itemTokens : own),
  )
}

function keyOf(item: unknown): {_key: string} | undefined {
  const key = textAt(item, '_key')
  return key === undefined ? undefined : {_key: key}
}
