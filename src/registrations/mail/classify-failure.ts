import {getSystemErrorMap} from 'node:util'
import {errorProperty} from '#lib/describe-failure.ts'

/** System error names by number; nodemailer only reports that the connection failed. */
const systemErrors = getSystemErrorMap()

/** A failed delivery. `failure` holds codes without personal data. */
export interface FailedDelivery {
  /** `refused`: the recipient doesn't exist. `postponed`: any other failure, which is retried. */
  kind: 'refused' | 'postponed'
  failure: string
}

/**
 * Enhanced status codes about the recipient (RFC 3463 §3.2 and §3.3, RFC 7505 §4.2). Others in their groups differ:
 * 5.1.7 and 5.1.8 are about the sender, and 5.2.2 passes when the mailbox has room again.
 */
const recipientCodes = new Set(['1.0', '1.1', '1.2', '1.3', '1.4', '1.6', '1.10', '2.1'])
/** Generic codes. The text of the response decides, as it does without a code. */
const emptyCodes = new Set(['0.0', '5.0', undefined])
/** Exchange Online's code for recipients missing in its directory. */
const exchangeUnknown = '4.1'

const unknownRecipient = [
  /\bno such (?:local )?(?:user|mailbox|recipient|address|account|person)/i,
  /\bno mailbox here\b/i,
  /\b(?:unknown|invalid|bad|non-?existent|unrouteable|undeliverable) (?:local )?(?:user|recipient|mailbox|address|account|local part)/i,
  /\b(?:user|recipient|mailbox|account|address|inbox)\b[^.;]{0,60}\b(?:unknown|unavailable|disabled|inactive|deactivated|closed|invalid)\b/i,
  /\b(?:user|recipient|mailbox|account|address|inbox)\b[^.;]{0,60}(?: not|n['’]t) (?:found|available|valid|exist|have an?\b.*\baccount)\b/i,
]
/** Postfix calls a list of recipients `relay recipient table`. */
const aboutUs =
  /\b(?:relay(?! recipient)\w*|authenticat\w*|spf|dkim|dmarc|spam\w*|block\w*|black-?list\w*|gr[ae]y-?list\w*|reputation|polic(?:y|ies)|prohibit\w*|denied|quota|full|client host|temporar\w+|later)\b/i
const aboutSender = /\b(?:sender|rate|authentication required)\b/i

/**
 * Distinguishes a refused recipient from every other failure (RFC 5321 §4.2.1). Only a refused recipient is final: a
 * server that refuses the login, the sender or this site refuses all e-mails until the settings are corrected.
 * Ambiguous replies are retried, because giving up loses a person.
 */
export function classifyFailure(error: unknown): FailedDelivery {
  const code = errorProperty(error, 'responseCode')
  const command = textOf(errorProperty(error, 'command'))
  const response = textOf(errorProperty(error, 'response'))
  const enhanced = enhancedCode(response)
  const errno = errorProperty(error, 'errno')
  const system = typeof errno === 'number' ? systemErrors.get(errno)?.[0] : undefined
  const parts = [errorProperty(error, 'code'), system, code, enhanced, command.split(':')[0]]
  const failure = parts
    .filter((part) => typeof part === 'number' || (typeof part === 'string' && part !== ''))
    .join(' ')
  const isPermanent = typeof code === 'number' && code >= 500
  const isRecipient = isPermanent && refusesRecipient(command, enhanced, response)
  return {kind: isRecipient ? 'refused' : 'postponed', failure: failure.slice(0, 80)}
}

function refusesRecipient(command: string, enhanced: string | undefined, response: string) {
  if (enhanced?.startsWith('4.') === true) return false
  // Addresses and links may contain any word.
  const text = response.replaceAll(/\S+@\S+|https?:\S+/g, '')
  if (aboutSender.test(text)) return false
  const detail = enhanced?.slice('5.'.length)
  const isNamed = detail !== undefined && recipientCodes.has(detail)
  // Each e-mail has one recipient, so a reply after the text is about that one.
  if (command.startsWith('DATA')) return isNamed
  if (!command.startsWith('RCPT TO')) return false
  if (isNamed) return true
  if (detail === exchangeUnknown) return /recipient address rejected/i.test(text)
  if (!emptyCodes.has(detail)) return false
  return !aboutUs.test(text) && unknownRecipient.some((pattern) => pattern.test(text))
}

/** The enhanced code follows the reply code (RFC 2034), or ends qmail's text in brackets. */
function enhancedCode(response: string): string | undefined {
  const found = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)
  return (found ?? /\(#([245]\.\d{1,3}\.\d{1,3})\)/.exec(response))?.[1]
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Returns what to do about a failure that needs action; `null` when a retry is enough. */
export function adviceFor(failure: string): string | null {
  const isTemporary = /\b4\d\d\b/.test(failure)
  if (isTemporary) return null
  if (/^EAUTH\b|\b53[0458]\b/.test(failure)) {
    return 'The mail server refuses the login. Check user and password in SMTP_URL.'
  }
  if (!/\b5\d\d\b/.test(failure)) return null
  if (/\b552\b|\b5\.2\.2\b/.test(failure)) {
    return 'A mailbox is full, or the quota of this site at the mail server is used up.'
  }
  return 'The mail server refuses this site. Check that SMTP_URL may send for MAIL_FROM, that the domain of MAIL_FROM has SPF and DKIM, and that no blocklist names the server.'
}
