import type {contactMessage} from '#shared/forms/contact-message.ts'
import type {registration} from '#shared/forms/registration.ts'
import type {Answers} from './answers.ts'

interface PersonColumns {
  id: string
  firstName: string
  /** As typed, trimmed. */
  email: string
  /** Identifies the address in every spelling. */
  emailKey: string
  /** For suppressions of erased people; `completeHashes` fills missing ones. */
  emailHash: string | null
  /** Identifies the secret of the hash. */
  emailHashKey: string | null
}

/**
 * One person's interest in one role, in one place and service. A household may share an address, and a person may ask
 * for several places (API-6). Times are ISO 8601 in UTC, so they sort as text on every database.
 */
export interface RegistrationTable extends PersonColumns, Answers<typeof registration.fields> {
  createdAt: string
  lastName: string
  role: string
  source: string
}

/** Notice that visits began in an area, at most one for each address and area (AREA-4). */
interface AreaNoticeTable {
  id: string
  createdAt: string
  /** The registration that the e-mail greets. */
  registrationId: string
  emailKey: string
  /** The area's slug. */
  area: string
  /** The area's name in the e-mail. */
  areaName: string
}

/** An update that was sent as a newsletter, at most once to each address. */
interface NewsNoticeTable {
  id: string
  createdAt: string
  /** The consent that the e-mail greets, and that its link withdraws. */
  consentId: string
  emailKey: string
  /** Id of the update in the content. */
  updateId: string
}

/** A message from the contact form (API-4). */
export interface MessageTable extends PersonColumns, Answers<typeof contactMessage.fields> {
  createdAt: string
  lastName: string
  phone: string
  message: string
  /** Unique for each message, person and day. */
  digest: string
}

/** Proof of who agreed to what and how (UK GDPR Art 7(1)): a wish (LAW-1), or consent with `confirmedAt`. */
interface ConsentTable extends PersonColumns {
  purpose: 'newsletter'
  askedAt: string
  /** The form in which the box was ticked. */
  askedHow: string
  /** Text of the e-mail whose button was pressed. */
  wording: string | null
  confirmedAt: string | null
  confirmedHow: string | null
  withdrawnAt: string | null
  withdrawnHow: string | null
}

/** Most kinds have copy in the CMS under the same name. */
export type MailKind =
  | 'waitlistWelcome'
  | 'providerInterest'
  | 'newsletterConfirm'
  | 'newsletterConfirmed'
  | 'contactReceived'
  | 'contactNotice'
  | 'areaOpen'
  | 'newsletter'

/** A pending or finished e-mail. Personal data is read from its own table when the e-mail is sent. */
export interface OutboxTable {
  id: string
  createdAt: string
  kind: MailKind
  /** The registration, message, consent or notice that the e-mail is about. */
  subjectId: string
  emailKey: string
  state: 'waiting' | 'sent' | 'refused' | 'expired'
  attempts: number
  /** Start of the five days of retries. */
  firstAttemptAt: string | null
  nextAttemptAt: string
  /** Until then, one process is sending the e-mail and no other claims it. */
  leaseUntil: string | null
  leaseOwner: string | null
  /** Codes of the mail server's reply, whose text may name the person. */
  lastFailure: string | null
  finishedAt: string | null
}

/** A hashed address that stays after everything else about the person is deleted. */
interface SuppressionTable {
  hash: string
  reason: 'erased' | 'unsubscribed'
  createdAt: string
}

/** Record that a person was erased, without anything about the person (UK GDPR Art 5(2)). */
export interface ErasureTable {
  id: string
  createdAt: string
  how: 'link' | 'command' | 'restored backup'
  /** Number of deleted rows. */
  rows: number
}

/** Client of a form, to trace spam and attacks; stored for 30 days (LAW-4). */
export interface RequestLogTable {
  id: string
  createdAt: string
  form: 'registration' | 'message'
  emailKey: string
  address: string | null
  userAgent: string | null
}

/** Columns that `rate-limiter-flexible` requires. */
interface RateLimitTable {
  key: string
  points: number
  expire: number | null
}

export interface RegistrationSchema {
  registration: RegistrationTable
  message: MessageTable
  consent: ConsentTable
  outbox: OutboxTable
  suppression: SuppressionTable
  areaNotice: AreaNoticeTable
  newsNotice: NewsNoticeTable
  erasure: ErasureTable
  requestLog: RequestLogTable
  rateLimit: RateLimitTable
}
