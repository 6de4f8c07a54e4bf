import type {SanityClient} from 'sanity'
import {textsIn} from '#studio/find-text/texts-in.ts'

/** A document as the Studio or the content lake holds it. */
type Document = Readonly<Record<string, unknown>>

const stale = /coming\s+soon/i

/** Fields whose texts are shown for services that are still to come. */
const wordsOfStatus: readonly string[] = ['soonBadge', 'soonLink']

/**
 * Finds documents that have both words and are about this service, or about none in particular. The words may stand in
 * two spans of rich text, so the texts are compared afterwards.
 */
const query = `*[
  !(_type in ["service", "appPromotion"]) && !(_type match "sanity.*") && @ match text::query($words)
  && (references($id) || !references(*[_type == "service" && _id != $id]._id))
] | order(_type asc, _id asc)`

/**
 * Says whether a publication opens a service.
 *
 * @param type - of the document
 * @param published - as visitors have it, if they do
 * @param edited - as it will be
 */
export function isLaunch(
  type: string,
  published: Document | null | undefined,
  edited: Document | null | undefined,
): boolean {
  return (
    type === 'service' &&
    edited?.['status'] === 'launched' &&
    published?.['status'] !== edited['status']
  )
}

/**
 * Finds the texts that still say "coming soon" when a service opens.
 *
 * @param client - of the Studio
 * @param id - of the published service
 * @param service - as it will be
 * @returns for each document a line with its title and its texts
 * @throws ClientError, ServerError or a network error when the content lake does not answer
 */
export async function fetchStaleTexts(
  client: SanityClient,
  id: string,
  service: Document,
): Promise<string[]> {
  const found = await client
    .withConfig({perspective: 'published'})
    .fetch<Document[]>(query, {id, words: 'coming soon'}, {tag: 'studio.stale-texts'})
  return [service, ...found].flatMap((document) => {
    const texts = new Set(
      textsIn(document).flatMap(({path, text}) =>
        stale.test(text) && !wordsOfStatus.some((field) => path.at(-1) === field) ? [text] : [],
      ),
    )
    const quoted = [...texts].map((text) => `“${text}”`)
    return quoted.length === 0 ? [] : [`${titleOf(document)}: ${quoted.join(', ')}`]
  })
}

function titleOf(document: Document): string {
  const titles = ['title', 'question', 'name'].map((field) => document[field])
  return String(titles.find((title) => typeof title === 'string') ?? document['_type'])
}
