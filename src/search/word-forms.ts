const shortestStem = 3

/**
 * Returns a word with its other regular English forms: plural, -ed and -ing. Some of them may be no words; search for
 * them exactly.
 *
 * @param word - normalized
 */
export function wordForms(word: string): string[] {
  const stems = [word, ...singulars(word), ...verbStems(word)]
  return [...new Set([...stems, ...stems.flatMap(inflect)])]
}

function singulars(word: string): string[] {
  if (/[^aeiou]ies$/.test(word)) return [`${word.slice(0, -3)}y`]
  if (/(?:[sxz]|ch|sh)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)]
  return /[^siu]s$/.test(word) ? [word.slice(0, -1)] : []
}

function verbStems(word: string): string[] {
  const stem = /^(.+)(?:ing|ed)$/.exec(word)?.[1] ?? ''
  if (stem.length < shortestStem || !/[aeiouy]/.test(stem)) return []
  if (/[^aeiou]i$/.test(stem)) return [`${stem.slice(0, -1)}y`]
  // "booking", "pricing" and "cancelling".
  return [stem, `${stem}e`, ...(/([^aeiou])\1$/.test(stem) ? [stem.slice(0, -1)] : [])]
}

function inflect(stem: string): string[] {
  if (stem.length < shortestStem) return [`${stem}s`]
  if (/[^aeiou]y$/.test(stem)) {
    const start = stem.slice(0, -1)
    return [`${start}ies`, `${start}ied`, `${stem}ing`]
  }
  if (stem.endsWith('e')) return [`${stem}s`, `${stem}d`, `${stem.slice(0, -1)}ing`]
  const doubled = /[aeiou][bdglmnprt]$/.test(stem) ? `${stem}${stem.slice(-1)}` : stem
  return [
    /(?:[sxz]|ch|sh)$/.test(stem) ? `${stem}es` : `${stem}s`,
    ...[stem, doubled].flatMap((start) => [`${start}ed`, `${start}ing`]),
  ]
}
