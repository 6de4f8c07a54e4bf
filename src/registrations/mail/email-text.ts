/** The words of an e-mail, as editors write them. Words of the site settings are filled in already. */
export interface EmailText {
  subject: string
  preheader: string | null
  /** Paragraphs; `{firstName}`, `{providerType}` and `{area}` are filled in when the e-mail is written. */
  body: readonly string[]
  button: string | null
  note: string | null
}

/**
 * Reads the words of an e-mail by the name the CMS knows them by.
 *
 * @throws when they cannot be read now; the e-mail is tried again later
 */
export type LoadEmailText = (name: string) => Promise<EmailText>
