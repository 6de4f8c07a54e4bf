import type {SanityClient} from 'sanity'
import {collectTexts} from '#studio/find-text/collect-texts.ts'

type Document = Readonly<Record<string, unknown>>

const stalePhrase = /coming\s+soon|open\s+first/i

const emptyBadge =
  'Navigation, Services: the badge of visits that have started is empty, so visitors read that of launched services'

/** Fields that are only shown for services before their launch. */
const preLaunchFields: readonly string[] = ['soonBadge', 'soonLink']

/**
 * Finds documents with the words of a phrase that refer to this service or to none. The words may be in two spans of
 * rich text, so a pattern checks the joined texts afterwards.
 */
const query = `*[
  !(_type in ["service", "appPromotion"]) && !(_type match "sanity.*")
  && (@ match text::query($soon) || @ match text::query($first))
  && (references($id) || !references(*[_type == "service" && _id != $id]._id))
] | order(_type asc, _id asc)`

const isOpen = (status: unknown) => status === 'launched' || status === 'started'

/** Tells whether publishing the edited document launches a service, or says that its visits have started. */
export function isLaunch(
  type: string,
  published: Document | null | undefined,
  edited: Document | null | undefined,
): boolean {
  const status = edited?.['status']
  return type === 'service' && isOpen(status) && published?.['status'] !== status
}

/**
 * Finds texts that still say "coming soon", or that others open first, when a service launches, and a badge that is
 * missing.
 *
 * @param id - id of the published service
 * @returns one line per document with its title and texts
 * @throws ClientError, ServerError or a network error when the content lake does not respond
 */
export async function fetchStaleTexts(
  client: SanityClient,
  id: string,
  service: Document,
): Promise<string[]> {
  const published = client.withConfig({perspective: 'published'})
  const documents = await published.fetch<Document[]>(
    query,
    {id, soon: 'coming soon', first: 'open first'},
    {tag: 'studio.stale-texts'},
  )
  const badge = await published.fetch<string | null>('*[_id == "navigation"][0].startedBadge')
  const needsBadge = service['status'] === 'started' && !badge?.trim()
  const stale = [service, ...documents].flatMap((document) => {
    const texts = new Set(
      collectTexts(document).flatMap(({path, text}) =>
        stalePhrase.test(text) && !preLaunchFields.some((field) => path.at(-1) === field)
          ? [text]
          : [],
      ),
    )
    const quoted = [...texts].map((text) => `“${text}”`)
    return quoted.length === 0 ? [] : [`${titleOf(document)}: ${quoted.join(', ')}`]
  })
  return needsBadge ? [emptyBadge, ...stale] : stale
}

function titleOf(document: Document): string {
  const titles = ['title', 'question', 'name'].map((field) => document[field])
  return String(titles.find((title) => typeof title === 'string') ?? document['_type'])
}
