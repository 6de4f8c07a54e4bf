/** The copy of an e-mail, with values of the site settings already filled in. */
export interface EmailText {
  subject: string
  preheader: string | null
  /** Paragraphs with the placeholders `{firstName}`, `{providerType}` and `{area}`. */
  body: readonly string[]
  button: string | null
  note: string | null
}

/**
 * Loads the copy of an e-mail by its name in the CMS.
 *
 * @throws when the CMS is unavailable; the e-mail is retried later
 */
export type LoadEmailText = (name: string) => Promise<EmailText>
