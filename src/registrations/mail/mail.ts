/** An e-mail ready to be sent. */
export interface Mail {
  /** The same at every attempt, so that a receiver can tell a repetition (RFC 5322 §3.6.4). */
  messageId: string
  to: string
  replyTo: string | null
  subject: string
  text: string
  html: string
  headers: Readonly<Record<string, string>>
  /** The words that a person agrees to by the button, if there is one. */
  wording: string | null
}

/** What an e-mail says, before it is set as text and as HTML. */
export interface MailContent {
  subject: string
  preheader: string | null
  paragraphs: readonly string[]
  button: {label: string; href: string; note: string | null} | null
  footer: readonly string[]
  footerLink: {label: string; href: string} | null
}
