import {type ModuleSource, registerHooks} from 'node:module'

const groqOverrides = import.meta.resolve('./groq-overrides.ts')

/** Changes to the source of groq-js. `patches` is `groq-overrides.ts`. */
const replacements = [
  // Linear time instead of regular expressions made from the query.
  ['function matchTokenize(text) {', '$& return patches.tokensOf(text);'],
  ['function matchPatternRegex(text) {', '$& return patches.termsOf(text);'],
  // Skips texts that can't match: almost all of a dataset.
  [
    'gatherText(left, (part) => matchTokenize(part))',
    'gatherText(left, (part) => patches.tokensFor(part, right))',
  ],
  [
    'gatherText(text, (part) => matchTokenize(part))',
    'gatherText(text, (part) => patches.tokensFor(part, pattern))',
  ],
  ['function pathRegExp(pattern) {', '$& return patches.pathPattern(pattern);'],
  // Compares paths by their text, including for `in`.
  [
    'function isEqual(a, b) {',
    '$& if (a.type === "path" && b.type === "path") return patches.isSamePath(a.data, b.data);',
  ],
  [
    'in: function(left, right) {',
    '$& if (left.type === "path" && right.type === "path") left = fromString(patches.textOfPath(left.data));',
  ],
  // groq-js otherwise retains every null and every date.
  [
    'function* (_node, iter, _inner, added) {',
    '$& const key = patches.uniqueKeyOf(iter); if (key !== undefined) { if (!added.has(key)) { added.add(key); yield iter; } return; }',
  ],
  // Maps the projection after `releases::all()` over the releases, as after `*`.
  ['base.type === "Everything" || base.type === "Array"', '$& || patches.isListOfDocuments(base)'],
] as const

/**
 * Corrects groq-js where it deviates from the specification or takes quadratic time. It has no extension point, so
 * its source is changed while it is loaded. Call this before the first import.
 * @returns a function that throws when the loaded groq-js lacks a line to change
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
        source: `import * as patches from ${JSON.stringify(groqOverrides)};${source}`,
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
