import {createHash} from 'node:crypto'
import {escapeHtml} from '#lib/escape-html.ts'

export interface ConfirmationCopy {
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
