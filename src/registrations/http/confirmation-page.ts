import {createHash} from 'node:crypto'
import {escapeHtml} from '#lib/escape-html.ts'
import type {LinkPurpose} from '#registrations/domain/signing.ts'
import type {LoadEmailText} from '#registrations/mail/mail.ts'

interface ConfirmationCopy {
  heading: string
  body: readonly string[]
  /** `null` on a page that only informs. */
  button: string | null
}

const style =
  'body{margin:0 auto;max-width:36em;padding:3rem 1.25rem;font:1.125rem/1.5 system-ui,sans-serif}' +
  'h1{font-size:1.75rem;line-height:1.2}' +
  'button{font:inherit;padding:.75rem 1.25rem;min-height:44px;border:2px solid;border-radius:6px;cursor:pointer}' +
  ':root{color-scheme:light dark}'

const styleHash = createHash('sha256').update(style).digest('base64')

/** Renders a self-contained page. Its address has a signed link, so it is never cached, indexed or a referrer. */
export function confirmationPage(copy: ConfirmationCopy, status = 200): Response {
  const {heading, body, button} = copy
  const html = [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(heading)}</title><style>${style}</style></head><body><main>`,
    `<h1>${escapeHtml(heading)}</h1>`,
    ...body.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    // Without an action the form posts to its own address, with the token.
    button === null ? '' : `<form method="post"><button>${escapeHtml(button)}</button></form>`,
    '</main></body></html>',
  ].join('')
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    },
  })
}

/**
 * Used while the content lake is unavailable: leaving and unsubscribing are rights, and must always work. Editors
 * change the copy in the e-mail texts `leaveQuestion`, `confirmQuestion` and `unsubscribeQuestion`.
 */
const fallbackCopy: Readonly<Record<LinkPurpose, ConfirmationCopy>> = {
  leave: {
    heading: 'Leave our list and delete my details',
    body: [
      'Press the button to leave our list. We’ll delete everything that we keep under your email address, for everyone who registered with it.',
    ],
    button: 'Leave and delete my details',
  },
  confirm: {
    heading: 'Confirm that you want our news',
    body: ['Press the button if you want our news by email. You can stop at any time.'],
    button: 'Yes, send me news',
  },
  unsubscribe: {
    heading: 'Stop news emails',
    body: ['Press the button to stop our news emails.'],
    button: 'Stop news emails',
  },
}

/** Shown while the database is unavailable. */
export const tryLater: ConfirmationCopy = {
  heading: 'We couldn’t do this now',
  body: ['Nothing was changed. Please open the link from the email again later.'],
  button: null,
}

/** Loads the editors' copy of a confirmation page, or falls back to fixed copy. */
export async function confirmationCopy(
  purpose: LinkPurpose,
  load: LoadEmailText,
): Promise<ConfirmationCopy> {
  try {
    const {subject, body, button} = await load(`${purpose}Question`)
    return {heading: subject, body, button: button ?? fallbackCopy[purpose].button}
  } catch {
    return fallbackCopy[purpose]
  }
}
