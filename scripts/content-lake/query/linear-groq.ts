import {type ModuleSource, registerHooks} from 'node:module'

const linearMatch = import.meta.resolve('./linear-match.ts')

/** Functions of groq-js that make regular expressions of what a query says, and what does the same in linear time. */
const replacements = new Map([
  ['function matchTokenize(text) {', 'tokensOf(text)'],
  ['function matchPatternRegex(text) {', 'termsOf(text)'],
  ['function pathRegExp(pattern) {', 'pathPattern(pattern)'],
])

/**
 * Lets the `match` and `path()` of groq-js be done by `linear-match.ts`. groq-js has no way to be given another
 * matcher, so its source is changed while it is loaded: call this before anything imports it.
 *
 * @returns a function to be called once it is loaded; it throws when groq-js is not as it was
 */
export function replaceMatchersOfGroq(): () => void {
  const missing = new Set(replacements.keys())
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context)
      if (!url.includes('/groq-js/dist/')) return loaded
      let source = textOf(loaded.source)
      for (const [head, call] of replacements) {
        if (!source.includes(head)) continue
        source = source.replace(head, `${head} return linearMatch.${call};`)
        missing.delete(head)
      }
      return {
        ...loaded,
        source: `import * as linearMatch from ${JSON.stringify(linearMatch)};${source}`,
      }
    },
  })
  return () => {
    if (missing.size > 0) {
      throw new Error(`groq-js no longer has: ${[...missing].join(' ')} (see linear-groq.ts)`)
    }
  }
}

function textOf(source: ModuleSource | null | undefined): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source ?? undefined)
}
