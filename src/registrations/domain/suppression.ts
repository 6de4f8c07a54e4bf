import {formerEmailKeys} from './email-key.ts'
import type {InterestDatabase} from '#registrations/store/registration-store.ts'
import type {Signer} from './signing.ts'

/**
 * @param signer - hashes
 * @param emailKey - a person's address as `emailKeyOf` writes it
 * @returns every hash under which a coded note of the address may stand, also one of an earlier version
 */
export function noteHashes(signer: Signer, emailKey: string): string[] {
  return [emailKey, ...formerEmailKeys(emailKey)].map((key) => signer.digest('address', key))
}

/**
 * Lifts the notes that addresses were erased. A person who fills in a form again asks to be written to; that request
 * is newer than the erasure. The note that they stopped the newsletter stays until they confirm it again.
 *
 * @param transaction - the transaction that stores the new requests
 * @param signer - hashes
 * @param emailKeys - the addresses
 */
export async function liftErasures(
  transaction: InterestDatabase,
  signer: Signer,
  emailKeys: readonly string[],
): Promise<void> {
  if (emailKeys.length === 0) return
  const hashes = emailKeys.flatMap((key) => noteHashes(signer, key))
  await transaction
    .deleteFrom('suppression')
    .where('hash', 'in', hashes)
    .where('reason', '=', 'erased')
    .execute()
}
