import {escapeHtml} from '#lib/escape-html.ts'

/**
 * Renders a page of two sentences, which needs nothing but itself.
 *
 * @param title - what is wrong
 * @param text - how it came about, or what to do
 * @param init - the status and more headers
 */
export function textPage(
  title: string,
  text: string,
  {status, headers}: {status: number; headers?: Readonly<Record<string, string>>},
): Response {
  const html =
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escapeHtml(title)}</title></head>` +
    `<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></main></body></html>`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  })
}

/**
 * Renders a page of two sentences for when what stands behind a page cannot be reached.
 *
 * @param title - what is wrong
 * @param reason - how it came about, or what to do
 * @param retryAfterSeconds - when it is worth trying again
 */
export const unavailablePage = (title: string, reason: string, retryAfterSeconds: number) =>
  textPage(title, reason, {status: 503, headers: {'retry-after': String(retryAfterSeconds)}})
