import type {Path, SanityClient, SanityDocument} from 'sanity'
import {fillTokens, readSearchSettings, searchSettingsQuery} from '#studio/inputs/search-texts.ts'
import {collectTexts} from './collect-texts.ts'

/** A document that contains the text, and the path of the first match. */
export interface FoundText {
  readonly document: SanityDocument
  readonly path: Path
  /** The text around the match, as visitors read it. */
  readonly excerpt: string
}

/** The limit keeps the response at about 200 KB. Editors can narrow a search with more matches. */
const query = `*[
  !(_type match "sanity.*") && !(_type match "system.*")
  && (@ match text::query($typed) || @ match text::query($written))
] | order(_updatedAt desc)[0...100]`

const excerptLength = 60

/**
 * Finds text as visitors see it, with tokens such as `{priceFrom}` filled from the site settings. Ignores case,
 * non-breaking spaces and the form of apostrophes. Searches drafts too.
 *
 * @throws ClientError, ServerError or a network error when the content lake does not respond
 */
export async function findText(client: SanityClient, typed: string): Promise<FoundText[]> {
  const drafts = client.withConfig({perspective: 'drafts'})
  const settings = await drafts.fetch<unknown>(searchSettingsQuery)
  const tokens = readSearchSettings(settings)?.tokens ?? new Map<string, string>()
  const params = {typed: searchWords(typed), written: searchWords(withTokens(typed, tokens))}
  const documents = await drafts.fetch<SanityDocument[]>(query, params, {tag: 'studio.find-text'})
  return documents.flatMap((document) => {
    const found = locate(document, typed, tokens)
    return found === undefined ? [] : [{document, ...found}]
  })
}

/** Leaves out words with apostrophes: editors type `'` where texts have `’`. */
function searchWords(text: string): string {
  const words = text.split(/\s+/).filter((word) => !/['’]/.test(word))
  return words.length === 0 ? text : words.join(' ')
}

/** Replaces each token value that overlaps the typed text with its token. */
function withTokens(typed: string, tokens: ReadonlyMap<string, string>): string {
  const text = normalise(typed)
  const names = [...tokens].filter(([, value]) => {
    const filled = normalise(value)
    return filled !== '' && (text.includes(filled) || filled.includes(text))
  })
  return names.reduce(
    (written, [name, value]) =>
      normalise(value).includes(text)
        ? `{${name}}`
        : written.replaceAll(normalise(value), `{${name}}`),
    text,
  )
}

function locate(document: SanityDocument, typed: string, tokens: ReadonlyMap<string, string>) {
  for (const {path, text} of collectTexts(document)) {
    const filled = fillTokens(text, tokens)
    const at = normalise(filled).indexOf(normalise(typed))
    if (at >= 0) return {path, excerpt: excerptAt(filled, at)}
  }
  return undefined
}

function excerptAt(text: string, at: number): string {
  const from = Math.max(0, at - excerptLength)
  const to = at + 2 * excerptLength
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`
}

/** Preserves the length, so that an index in the result is also valid in the text. */
const normalise = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll('’', "'")
