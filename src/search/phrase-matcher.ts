import {splitWords} from '#lib/normalize-words.ts'
import {isNear} from './spelling.ts'
import {wordForms} from './word-forms.ts'

/** Words and phrases that express one idea, or names of other groups. In a phrase, the name stands for all of them. */
export interface WordGroup {
  readonly name: string
  readonly words: readonly string[]
}

/**
 * Finds phrases in what people type, whatever the order, form or spelling of their words. A phrase matches when the
 * text has all its words; a word that names a group stands for any word or phrase of the group.
 */
export class PhraseMatcher {
  readonly #groups: ReadonlyMap<string, readonly string[][]>
  /** Words that are spelt correctly. */
  readonly #vocabulary: ReadonlySet<string>
  /** Words of each phrase, which take longer to split than to compare. */
  readonly #words = new Map<string, string[]>()
  readonly #patterns = new Map<string, RegExp>()

  /** @param phrases - all phrases to be found, which say what is spelt correctly */
  constructor(groups: readonly WordGroup[], phrases: readonly string[]) {
    const listed = new Map(groups.map(({name, words}) => [name, words]))
    this.#groups = new Map(
      groups.map(({name, words}) => [
        name,
        words.flatMap((word) => listed.get(word) ?? [word]).map(wordsOf),
      ]),
    )
    this.#vocabulary = new Set([...phrases, ...groups.flatMap(({words}) => words)].flatMap(wordsOf))
  }

  /**
   * Returns a function that tells whether a text contains a phrase, or is nothing else than one with `=` before it.
   *
   * @param exceptions - harmless phrases that are removed from the text first, such as "kill time"
   */
  in(text: string, exceptions: readonly string[] = []): (phrase: string) => boolean {
    const typed = this.#withoutExceptions(wordsOf(text), exceptions)
    const forms = new Set(typed.flatMap(wordForms))
    // "over dose" and "un responsive"
    for (const [place, word] of typed.entries()) forms.add(word + (typed[place + 1] ?? ''))
    const isKnown = (form: string) => this.#vocabulary.has(form)
    const misspelt = typed.filter((word) => !wordForms(word).some(isKnown))
    const results = new Map<string, boolean>()
    const has = (word: string): boolean => {
      const known = results.get(word)
      if (known !== undefined) return known
      const found = forms.has(word) || hasMisspelling(misspelt, word)
      results.set(word, found)
      return found
    }
    const hasAll = (words: readonly string[]) =>
      words.length > 0 && (words.every(has) || forms.has(words.join('')))
    return (phrase) => {
      if (phrase.startsWith('=')) return this.#split(phrase).join(' ') === typed.join(' ')
      const parts = phrase.split(/\s+/).filter(Boolean)
      return (
        parts.length > 0 &&
        (parts.every((part) => this.#groups.get(part)?.some(hasAll) ?? hasAll(this.#split(part))) ||
          forms.has(this.#split(phrase).join('')))
      )
    }
  }

  #split(phrase: string): string[] {
    const words = this.#words.get(phrase) ?? wordsOf(phrase)
    this.#words.set(phrase, words)
    return words
  }

  /**
   * Removes exceptions in just their form, because others may mean another thing: "get fit" and "gets fits". A name of
   * a group stands for its words, and `=` for the start of the text.
   */
  #withoutExceptions(typed: readonly string[], exceptions: readonly string[]): string[] {
    let text = ` ${typed.join(' ')} `
    for (const phrase of exceptions) text = text.replace(this.#patternOf(phrase), ' | ')
    return splitWords(text)
  }

  #patternOf(exception: string): RegExp {
    const known = this.#patterns.get(exception)
    if (known !== undefined) return known
    const parts = exception.replace('=', '').split(/\s+/)
    const groups = parts.map((part) => this.#groups.get(part) ?? [this.#split(part)])
    const choices = groups.map((group) => `(?:${group.map((words) => words.join(' ')).join('|')})`)
    const pattern = new RegExp(`${exception.startsWith('=') ? '^' : ''} ${choices.join(' ')} `, 'g')
    this.#patterns.set(exception, pattern)
    return pattern
  }
}

/** Splits a text into words. Chinese has no spaces between words, so each of its characters is one. */
const wordsOf = (text: string) => splitWords(text.replaceAll(/\p{Script=Han}/gu, ' $& '))

/** Returns whether a typed word is a word or one of its forms with an error. */
function hasMisspelling(typed: readonly string[], word: string): boolean {
  // Errors in the first letter are rare and produce other words, such as "fever" and "never".
  const alike = typed.filter((typo) => typo[0] === word[0])
  if (alike.length === 0) return false
  // Forms of shorter words are too near to others: "numbed" and "number".
  const forms = word.length < 5 ? [word] : wordForms(word)
  return forms.some((form) => alike.some((typo) => isNear(typo, form)))
}
