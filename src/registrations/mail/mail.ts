import type {updateTokens} from '#shared/tokens.ts'

export interface Mail {
  /** Constant across attempts, so that receivers can detect duplicates (RFC 5322 §3.6.4). */
  messageId: string
  to: string
  replyTo: string | null
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  /** The text that a person agrees to with the button; `null` without a button. */
  wording: string | null
}

/** Content of an e-mail before rendering. */
export interface MailContent {
  subject: string
  preheader: string | null
  paragraphs: readonly string[]
  button: {label: string; href: string; note: string | null} | null
  footer: readonly string[]
  footerLink: {label: string; href: string} | null
}

/** The copy of an e-mail, with values of the site settings already filled in. */
export interface EmailText {
  subject: string
  preheader: string | null
  /** Paragraphs with the placeholders of `emailTokens`. */
  body: readonly string[]
  button: string | null
  note: string | null
}

/** Values of the placeholders about an update. */
export type UpdateText = Readonly<Record<(typeof updateTokens)[number], string>>

/** @throws when the CMS is unavailable or the update is not published; the e-mail is retried later */
export type LoadUpdateText = (id: string) => Promise<UpdateText>

/**
 * Loads the copy of an e-mail by its name in the CMS.
 *
 * @throws when the CMS is unavailable; the e-mail is retried later
 */
export type LoadEmailText = (name: string) => Promise<EmailText>
