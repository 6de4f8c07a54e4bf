import 'server-only'
import {contentFilter, type ContentChange} from '#model/content-change.ts'
import {pageClient} from '#content/client.server.ts'
import {changesBetween, type ContentState, contentStateSchema} from './content-state.ts'

/** Thrown when nothing at all is published: a lake that was started on another folder must not empty the site. */
class EmptyDatasetError extends Error {
  override name = 'EmptyDatasetError'
}

const query = `*[${contentFilter}]{_id, _type, _rev, "slug": coalesce(path.current, slug.current)}`

/**
 * Asks what is published, in one query: one request of hosted Sanity's quota, about 100 bytes for each document.
 *
 * @throws EmptyDatasetError, and when the content lake does not answer within 10 seconds
 */
export async function readContentState(): Promise<ContentState> {
  const state = contentStateSchema.parse(await pageClient().fetch<unknown>(query))
  if (state.length === 0) throw new EmptyDatasetError()
  return state
}

/**
 * Compares what pages were rendered from with what is published now.
 *
 * @param before - the state that no page is older than; empty when that is not known
 * @returns the state now, and what happened in between
 * @throws when the content lake does not answer within 10 seconds
 */
export async function compareContent(
  before: ContentState,
): Promise<{state: ContentState; changes: ContentChange[]}> {
  const state = await readContentState()
  return {state, changes: changesBetween(before, state)}
}
