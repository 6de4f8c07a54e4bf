import type {InterestDatabase} from './interest-store.ts'

/**
 * Lifts the notes that addresses were erased. A person who fills in a form again asks to be written to; that request
 * is newer than the erasure. The note that they stopped the newsletter stays until they confirm it again.
 *
 * @param transaction - the transaction that stores the new requests
 * @param hashes - the coded addresses
 */
export async function liftErasures(
  transaction: InterestDatabase,
  hashes: readonly string[],
): Promise<void> {
  if (hashes.length === 0) return
  await transaction
    .deleteFrom('suppression')
    .where('hash', 'in', hashes)
    .where('reason', '=', 'erased')
    .execute()
}
