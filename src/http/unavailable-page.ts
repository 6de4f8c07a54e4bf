import {escapeHtml} from '#lib/escape-html.ts'

/**
 * Renders a page of two sentences for when what stands behind a page cannot be reached. It needs nothing but itself.
 *
 * @param title - what is wrong
 * @param reason - how it came about, or what to do
 * @param retryAfterSeconds - when it is worth trying again
 */
export function unavailablePage(
  title: string,
  reason: string,
  retryAfterSeconds: number,
): Response {
  const html =
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escapeHtml(title)}</title></head>` +
    `<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(reason)}</p></main></body></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(retryAfterSeconds),
    },
  })
}
