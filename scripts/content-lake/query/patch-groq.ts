import {type ModuleSource, registerHooks} from 'node:module'

const groqPatches = import.meta.resolve('./groq-patches.ts')

/** What is changed in the source of groq-js, and why. `patches` is `groq-patches.ts`. */
const replacements = [
  // Regular expressions made of what a query says, done in linear time instead.
  ['function matchTokenize(text) {', '$& return patches.tokensOf(text);'],
  ['function matchPatternRegex(text) {', '$& return patches.termsOf(text);'],
  // Of texts that cannot fit no words are made: almost all, when a dataset is searched.
  [
    'gatherText(left, (part) => matchTokenize(part))',
    'gatherText(left, (part) => patches.tokensFor(part, right))',
  ],
  [
    'gatherText(text, (part) => matchTokenize(part))',
    'gatherText(text, (part) => patches.tokensFor(part, pattern))',
  ],
  ['function pathRegExp(pattern) {', '$& return patches.pathPattern(pattern);'],
  // Two paths are equal when they say the same, and a path is within another as its text is.
  [
    'function isEqual(a, b) {',
    '$& if (a.type === "path" && b.type === "path") return patches.isSamePath(a.data, b.data);',
  ],
  [
    'in: function(left, right) {',
    '$& if (left.type === "path" && right.type === "path") left = fromString(patches.textOfPath(left.data));',
  ],
  // `array::unique` leaves every null and every date in otherwise.
  [
    'function* (_node, iter, _inner, added) {',
    '$& const key = patches.uniqueKeyOf(iter); if (key !== undefined) { if (!added.has(key)) { added.add(key); yield iter; } return; }',
  ],
  // What follows `releases::all()` is done for each release, as after `*`.
  ['base.type === "Everything" || base.type === "Array"', '$& || patches.isListOfDocuments(base)'],
] as const

/**
 * Puts right what groq-js does otherwise than the specification of GROQ, or in a time that grows with the square of the
 * text. groq-js has no way to be given another matcher or function, so its source is changed while it is loaded: call
 * this before anything imports it.
 *
 * @returns a function to be called once it is loaded; it throws when groq-js is not as it was
 */
export function patchGroq(): () => void {
  const missing = new Set<string>(replacements.map(([text]) => text))
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context)
      if (!url.includes('/groq-js/dist/')) return loaded
      let source = textOf(loaded.source)
      for (const [text, replacement] of replacements) {
        if (!source.includes(text)) continue
        source = source.replace(text, replacement)
        missing.delete(text)
      }
      return {
        ...loaded,
        source: `import * as patches from ${JSON.stringify(groqPatches)};${source}`,
      }
    },
  })
  return () => {
    if (missing.size > 0) {
      throw new Error(`groq-js no longer has: ${[...missing].join(' ')} (see patch-groq.ts)`)
    }
  }
}

function textOf(source: ModuleSource | null | undefined): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source ?? undefined)
}
