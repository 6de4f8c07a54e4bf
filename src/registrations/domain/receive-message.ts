import {randomUUIDv7} from 'node:crypto'
import {answersOf} from '#registrations/store/answers.ts'
import {hashColumns} from '#registrations/store/address-hash.ts'
import {logFormClient, type FormClient} from './request-log.ts'
import {queueMails} from '#registrations/store/outbox.ts'
import type {Signer} from './signing.ts'
import type {RegistrationStore} from '#registrations/store/registration-store.ts'
import {liftErasure} from './suppression.ts'
import {emailKeyOf} from './email-key.ts'
import {contactMessage, type ContactPayload} from '#shared/forms/contact-message.ts'
import {payloadSchema} from './payload-schema.ts'

/** Schema of a message from the contact form (API-4, FORM-5). */
export const contactMessageSchema = payloadSchema(contactMessage)

export interface IncomingContactMessage {
  message: ContactPayload
  client: FormClient
  now: Date
  /** Whether an acknowledgement may be sent; true by default. The team is notified anyway. */
  repliesByMail?: boolean
}

/**
 * Stores a message, and queues the notification of the team and the acknowledgement. The same message sent twice in
 * one day counts once.
 *
 * @throws when the database can't write
 */
export async function receiveMessage(
  store: RegistrationStore,
  signer: Signer,
  {message, client, now, repliesByMail = true}: IncomingContactMessage,
): Promise<void> {
  const emailKey = emailKeyOf(message.email)
  const {firstName, lastName, email, phone, message: text} = message
  const answers = answersOf(contactMessage.fields, message)
  const day = now.toISOString().slice(0, 10)
  const hashed = hashColumns(signer, emailKey)
  const digest = signer.digest(
    'message',
    JSON.stringify([day, emailKey, firstName, lastName, phone, ...Object.values(answers), text]),
  )
  await store.write(async (transaction) => {
    await logFormClient(transaction, 'message', {emailKey, client, now})
    const row = await transaction
      .insertInto('message')
      .values({
        id: randomUUIDv7(),
        createdAt: now.toISOString(),
        firstName,
        lastName,
        email,
        emailKey,
        ...hashed,
        phone,
        ...answers,
        message: text,
        digest,
      })
      .onConflict((conflict) => conflict.column('digest').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (row === undefined) return
    const about = {subjectId: row.id, emailKey, now}
    await queueMails(transaction, [
      {kind: 'contactNotice', ...about},
      ...(repliesByMail ? [{kind: 'contactReceived' as const, ...about}] : []),
    ])
    await liftErasure(transaction, signer, emailKey)
  })
}
