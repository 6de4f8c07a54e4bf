import type {SanityClient} from '@sanity/client'
import type {Redirect} from '#model/redirects.ts'
import {planRedirects, type StoredRedirect} from './plan-redirects.ts'

/**
 * Keeps old addresses answering, in one transaction for each.
 *
 * @param client - of the editor; reads and writes published documents
 * @param moves - the addresses that are left, and the new ones
 * @throws what the client throws when the content lake does not take it; the addresses before it are kept
 */
export async function writeRedirects(
  client: SanityClient,
  moves: readonly Redirect[],
): Promise<void> {
  for (const move of moves) {
    const existing = await client.fetch<StoredRedirect[]>(
      '*[_type == "redirect" && defined(from) && defined(to)]{_id, from, to}',
      {},
      {perspective: 'published'},
    )
    const {create, retarget, remove} = planRedirects(existing, move)
    const transaction = client.transaction().createOrReplace(create)
    for (const id of retarget) transaction.patch(id, {set: {to: move.to}})
    for (const id of remove) transaction.delete(id)
    await transaction.commit()
  }
}
