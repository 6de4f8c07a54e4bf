import type {RegistrationDatabase} from '#registrations/store/registration-store.ts'
import type {Signer} from './signing.ts'

/** Lifts an erasure, which a new request supersedes. Unsubscriptions stay until a new confirmation. */
export async function liftErasure(
  transaction: RegistrationDatabase,
  signer: Signer,
  emailKey: string,
): Promise<void> {
  await transaction
    .deleteFrom('suppression')
    .where('hash', '=', signer.digest('address', emailKey))
    .where('reason', '=', 'erased')
    .execute()
}
