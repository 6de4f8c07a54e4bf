/** One person's interest in one role. Times are ISO 8601 in UTC, so that they sort as text on every database. */
export interface RegistrationTable {
  id: string
  createdAt: string
  firstName: string
  lastName: string
  /** As typed, trimmed. */
  email: string
  /** The address as `emailKeyOf` writes it: the same person registers once for each role (API-6). */
  emailKey: string
  /** For the notes of erased people; `completeHashes` fills what is empty. */
  emailHash: string | null
  /** The secret that the hash was made with. */
  emailHashKey: string | null
  role: string
  source: string
  yearsExperience: string | null
  /** The first part of a postcode, or an area by its slug; null when it was not said. */
  area: string | null
  /** `me` or `someoneICareFor`; null when it was not said. */
  forWhom: string | null
}

/** That somebody was told, or is about to be, that visits began in an area: once for each area (AREA-4). */
export interface AreaNoticeTable {
  id: string
  createdAt: string
  registrationId: string
  /** The slug of the area. */
  area: string
  /** What the area is called in the e-mail. */
  areaName: string
}

/**
 * The id of a registration that became one with another of the same address, for the links of e-mails that were sent
 * about it.
 */
export interface MergedRegistrationTable {
  id: string
  registrationId: string
}

/** A message from the contact form (API-4). */
export interface MessageTable {
  id: string
  createdAt: string
  firstName: string
  lastName: string
  email: string
  emailKey: string
  emailHash: string | null
  emailHashKey: string | null
  phone: string
  message: string
  /** The same message of one person on one day is stored once. */
  digest: string
}

/**
 * Who agreed to what, in which words, when and how (UK GDPR Art 7(1)). A row that is not withdrawn is a person's wish,
 * the ticked box (LAW-1), and with `confirmedAt` consent.
 */
export interface ConsentTable {
  id: string
  purpose: 'newsletter'
  email: string
  emailKey: string
  emailHash: string | null
  emailHashKey: string | null
  firstName: string
  askedAt: string
  /** The form that the wish came from. */
  askedHow: string
  /** The words of the e-mail whose button was pressed. */
  wording: string | null
  confirmedAt: string | null
  confirmedHow: string | null
  withdrawnAt: string | null
  withdrawnHow: string | null
}

/** Which e-mails there are; the words of most stand in the CMS under the same name. */
export type MailKind =
  | 'waitlistWelcome'
  | 'providerInterest'
  | 'newsletterConfirm'
  | 'newsletterConfirmed'
  | 'contactReceived'
  | 'contactNotice'
  | 'areaOpen'

/** An e-mail on its way. It holds no words of the person: those are read from their one place when it is sent. */
export interface OutboxTable {
  id: string
  createdAt: string
  kind: MailKind
  /** The registration, message, consent or notice that the e-mail is about. */
  subjectId: string
  emailKey: string
  state: 'waiting' | 'sent' | 'refused' | 'expired'
  attempts: number
  /** From here the days of trying count; `null` until the first attempt begins. */
  firstAttemptAt: string | null
  nextAttemptAt: string
  /** While this is in the future, one process is sending the e-mail and no other takes it. */
  leaseUntil: string | null
  leaseOwner: string | null
  /** The answer of the mail server as a code; its words may name the person. */
  lastFailure: string | null
  finishedAt: string | null
}

/** A coded note of an address: everything else about the person is deleted. */
export interface SuppressionTable {
  hash: string
  reason: 'erased' | 'unsubscribed'
  createdAt: string
}

/** Where a form came from, against spam and attacks; kept 30 days (LAW-4). */
export interface RequestLogTable {
  id: string
  createdAt: string
  form: 'registration' | 'message'
  emailKey: string
  address: string | null
  userAgent: string | null
}

/** Counters of `rate-limiter-flexible`; it names these columns. */
export interface RateLimitTable {
  key: string
  points: number
  expire: number | null
}

export interface InterestSchema {
  registration: RegistrationTable
  message: MessageTable
  consent: ConsentTable
  outbox: OutboxTable
  suppression: SuppressionTable
  areaNotice: AreaNoticeTable
  mergedRegistration: MergedRegistrationTable
  requestLog: RequestLogTable
  rateLimit: RateLimitTable
}
