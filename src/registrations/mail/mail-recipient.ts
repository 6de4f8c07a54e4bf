import type {Selectable} from 'kysely'
import {confirmationDays} from '#registrations/domain/newsletter.ts'
import type {ClaimedMail} from '#registrations/store/outbox.ts'
import type {MessageTable, RegistrationTable} from '#registrations/store/schema.ts'
import type {RegistrationDatabase} from '#registrations/store/registration-store.ts'

interface Person {
  id: string
  email: string
  /** `null` where the text could go to a stranger, because the address is not confirmed. */
  firstName: string | null
  role: string | null
  /** Values of other tokens, such as the area that the e-mail announces. */
  values?: Readonly<Record<string, string>>
  /** Everything that is on the list under the address, for the e-mails that confirm a registration. */
  list?: readonly ListedPlace[]
}

/** A registration as an e-mail names it. */
export type ListedPlace = Pick<
  Selectable<RegistrationTable>,
  'firstName' | 'role' | 'service' | 'area'
>

/** The row that an e-mail is about. */
export type MailRecipient =
  | ({kind: 'registration' | 'newsletterConfirmed' | 'contactReceived'} & Person)
  | ({kind: 'newsletterConfirm'; askedAt: Date} & Person)
  | ({kind: 'newsletter'; updateId: string} & Person)
  | {kind: 'contactNotice'; message: MessageTable}

/** @returns the row that an e-mail is about; `null` when the reason to send it has passed */
export async function readMailRecipient(
  database: RegistrationDatabase,
  mail: ClaimedMail,
  now: Date,
): Promise<MailRecipient | null> {
  switch (mail.kind) {
    case 'waitlistWelcome':
    case 'providerInterest': {
      const person = await readRegistration(database, mail.subjectId)
      return person && {...person, list: await readList(database, mail)}
    }
    case 'areaOpen':
      return await readNotice(database, mail.subjectId)
    case 'newsletter':
      return await readSubscriber(database, mail.subjectId)
    case 'newsletterConfirm':
    case 'newsletterConfirmed':
      return await readConsent(database, mail.subjectId, mail.kind, now)
    case 'contactReceived':
    case 'contactNotice':
      return await readMessage(database, mail.subjectId, mail.kind)
  }
}

async function readRegistration(database: RegistrationDatabase, id: string) {
  const row = await database
    .selectFrom('registration')
    .select(['id', 'email', 'firstName', 'role'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row === undefined ? null : {kind: 'registration' as const, ...row}
}

/** Patients and professionals get different e-mails. */
async function readList(
  database: RegistrationDatabase,
  {kind, emailKey}: ClaimedMail,
): Promise<ListedPlace[]> {
  return await database
    .selectFrom('registration')
    .select(['firstName', 'role', 'service', 'area'])
    .where('emailKey', '=', emailKey)
    .where('role', kind === 'waitlistWelcome' ? '=' : '!=', 'patient')
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

async function readNotice(
  database: RegistrationDatabase,
  id: string,
): Promise<MailRecipient | null> {
  const notice = await database
    .selectFrom('areaNotice')
    .select(['registrationId', 'areaName'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (notice === undefined) return null
  const person = await readRegistration(database, notice.registrationId)
  return person && {...person, values: {area: notice.areaName}}
}

async function readSubscriber(
  database: RegistrationDatabase,
  noticeId: string,
): Promise<MailRecipient | null> {
  const row = await database
    .selectFrom('newsNotice')
    .innerJoin('consent', 'consent.id', 'newsNotice.consentId')
    .select(['consent.id', 'email', 'firstName', 'updateId'])
    .where('newsNotice.id', '=', noticeId)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()
  return row === undefined ? null : {kind: 'newsletter', ...row, role: null}
}

async function readConsent(
  database: RegistrationDatabase,
  id: string,
  kind: 'newsletterConfirm' | 'newsletterConfirmed',
  now: Date,
): Promise<MailRecipient | null> {
  const row = await database
    .selectFrom('consent')
    .select(['email', 'firstName', 'askedAt', 'confirmedAt'])
    .where('id', '=', id)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return null
  const {email, firstName} = row
  const person = {id, email, firstName, role: null}
  if (kind === 'newsletterConfirmed') return {kind, ...person}
  const askedAt = new Date(row.askedAt)
  const tooLate = now.getTime() - askedAt.getTime() > confirmationDays * 24 * 60 * 60_000
  return row.confirmedAt !== null || tooLate ? null : {kind, askedAt, ...person}
}

async function readMessage(
  database: RegistrationDatabase,
  id: string,
  kind: 'contactReceived' | 'contactNotice',
): Promise<MailRecipient | null> {
  const message = await database
    .selectFrom('message')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (message === undefined) return null
  if (kind === 'contactNotice') return {kind, message}
  return {kind, id, email: message.email, firstName: null, role: null}
}
