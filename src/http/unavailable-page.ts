import {escapeHtml} from '#lib/escape-html.ts'

/** Renders a self-contained page of a heading and a sentence. */
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

/** Renders a 503 page for a dependency that is unavailable. */
export const unavailablePage = (title: string, reason: string, retryAfterSeconds: number) =>
  textPage(title, reason, {status: 503, headers: {'retry-after': String(retryAfterSeconds)}})
