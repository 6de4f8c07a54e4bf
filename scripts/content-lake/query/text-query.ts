import {isRecord, type LakeDocument} from '#content-lake/documents/document.ts'
import {type GroqNode, isNode} from './groq-engine.ts'
import {mapNodes, withoutGroups} from './walk-nodes.ts'

/** One condition of a `text::query()`. */
export interface TextTerm {
  readonly kind: 'word' | 'phrase'
  readonly text: string
  readonly excluded: boolean
}

const textField = '__text'
const phraseField = '__phrase'
const wordPattern = /[^!@#$%^&(),\\/?";:{}|[\]+<>\s-]+/g
const phraseGlue = '_'

/**
 * Parses the language of `text::query()`: words (all required), `"phrases"`, `-excluded` and a trailing `*` for a
 * prefix.
 */
export function parseTextQuery(text: string): TextTerm[] {
  const parts = text.matchAll(/(-?)(?:"([^"]*)"|(\S+))/g)
  return [...parts].flatMap(([, minus, phrase, word = '']): TextTerm[] => {
    const excluded = minus === '-'
    if (phrase === undefined) {
      const words = word.match(wordPattern) ?? []
      return words
        .filter((each) => each !== '*')
        .map((each) => ({kind: 'word', text: each, excluded}))
    }
    const words = phrase.match(wordPattern) ?? []
    if (words.length === 0) return []
    if (words.length === 1) return [{kind: 'word', text: words.join(''), excluded}]
    return [{kind: 'phrase', text: words.join(' '), excluded}]
  })
}

/**
 * Rewrites `… match text::query(…)` to operators of groq-js. `@` stands for the whole text of a document, which
 * `attachText` adds.
 */
export function rewriteTextQueries(
  tree: GroqNode,
  params: Readonly<Record<string, unknown>>,
): {tree: GroqNode; found: boolean} {
  let found = false
  const rewritten = mapNodes(tree, (node) => {
    if (node.type !== 'OpCall' || node['op'] !== 'match') return node
    const text = textOf(withoutGroups(node['right']), params)
    if (text === undefined || !isNode(node['left'])) return node
    found = true
    return conditionFor(node['left'], parseTextQuery(text))
  })
  return {tree: rewritten, found}
}

function textOf(
  node: GroqNode | undefined,
  params: Readonly<Record<string, unknown>>,
): string | undefined {
  if (node?.type !== 'FuncCall' || node['namespace'] !== 'text' || node['name'] !== 'query') {
    return undefined
  }
  const args: unknown[] = Array.isArray(node['args']) ? node['args'] : []
  const inner = withoutGroups(args[0])
  if (inner?.type === 'Value') return String(inner['value'])
  if (inner?.type !== 'Parameter') return undefined
  const value = params[String(inner['name'])]
  return typeof value === 'string' ? value : ''
}

function conditionFor(left: GroqNode, terms: readonly TextTerm[]): GroqNode {
  const conditions = terms.map((term) => {
    const condition = termCondition(left, term)
    return term.excluded ? {type: 'Not', base: condition} : condition
  })
  const [first, ...others] = conditions
  if (!first) return {type: 'Value', value: true}
  return others.reduce<GroqNode>((all, next) => ({type: 'And', left: all, right: next}), first)
}

function termCondition(left: GroqNode, term: TextTerm): GroqNode {
  if (term.kind === 'word') return match(onText(left, textField), [term.text])
  const words = term.text.split(' ')
  // Word order is indexed for whole documents only.
  return coversDocument(left)
    ? match(onText(left, phraseField), [`*${phraseGlue}${words.join(phraseGlue)}${phraseGlue}*`])
    : match(left, words)
}

function match(left: GroqNode, patterns: readonly string[]): GroqNode {
  return {type: 'OpCall', op: 'match', left, right: {type: 'Value', value: patterns}}
}

function coversDocument(left: GroqNode): boolean {
  if (left.type === 'This') return true
  return left.type === 'Group' || left.type === 'Array'
    ? elementsOf(left).some(coversDocument)
    : false
}

function elementsOf(node: GroqNode): GroqNode[] {
  if (node.type === 'Group') return [node['base']].filter(isNode)
  const elements: unknown[] = Array.isArray(node['elements']) ? node['elements'] : []
  return elements
    .filter(isNode)
    .map((element) => element['value'])
    .filter(isNode)
}

function onText(left: GroqNode, field: string): GroqNode {
  return mapNodes(left, (node) =>
    node.type === 'This' ? {type: 'AccessAttribute', name: field, base: node} : node,
  )
}

const skippedFields = new Set(['_id', '_type', '_rev', '_createdAt', '_updatedAt', '_key', '_ref'])

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (Array.isArray(value)) for (const item of value) yield* stringsIn(item)
  else if (isRecord(value)) {
    for (const [key, child] of Object.entries(value)) {
      if (!skippedFields.has(key)) yield* stringsIn(child)
    }
  }
}

/**
 * Adds searchable text to documents as lazy, non-enumerable fields, which groq-js reads but no projection or result
 * contains.
 */
export function attachText(documents: Iterable<LakeDocument>): void {
  for (const document of documents) {
    if (Object.hasOwn(document, textField)) continue
    lazyField(document, textField, () => [...stringsIn(document)].join(' '))
    lazyField(document, phraseField, () => {
      const words = [...stringsIn(document)].map((text) =>
        (text.match(wordPattern) ?? []).join(phraseGlue),
      )
      return words.map((text) => `${phraseGlue}${text}${phraseGlue}`).join(' ')
    })
  }
}

function lazyField(document: LakeDocument, field: string, gather: () => string): void {
  let value: string | undefined
  Object.defineProperty(document, field, {get: () => (value ??= gather()), enumerable: false})
}
