import type {RegistrationDatabase} from '#registrations/store/registration-store.ts'
import type {Signer} from './signing.ts'

/** Lifts erasures, which a new request supersedes. Unsubscriptions stay until a new confirmation. */
export async function liftErasures(
  transaction: RegistrationDatabase,
  signer: Signer,
  emailKeys: readonly string[],
): Promise<void> {
  if (emailKeys.length === 0) return
  const hashes = emailKeys.map((key) => signer.digest('address', key))
  await transaction
    .deleteFrom('suppression')
    .where('hash', 'in', hashes)
    .where('reason', '=', 'erased')
    .execute()
}
