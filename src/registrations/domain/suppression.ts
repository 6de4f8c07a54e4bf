import {formerEmailKeys} from './email-key.ts'
import type {RegistrationDatabase} from '#registrations/store/registration-store.ts'
import type {Signer} from './signing.ts'

/** Returns every hash under which an address may be suppressed, including those of earlier versions. */
export function suppressionHashes(signer: Signer, emailKey: string): string[] {
  return [emailKey, ...formerEmailKeys(emailKey)].map((key) => signer.digest('address', key))
}

/** Lifts erasures, which a new request supersedes. Unsubscriptions stay until a new confirmation. */
export async function liftErasures(
  transaction: RegistrationDatabase,
  signer: Signer,
  emailKeys: readonly string[],
): Promise<void> {
  if (emailKeys.length === 0) return
  const hashes = emailKeys.flatMap((key) => suppressionHashes(signer, key))
  await transaction
    .deleteFrom('suppression')
    .where('hash', 'in', hashes)
    .where('reason', '=', 'erased')
    .execute()
}
