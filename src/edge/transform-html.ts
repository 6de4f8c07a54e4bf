import {createHash} from 'node:crypto'
import {inlineScriptsPlaceholder} from '#config/page-policy.ts'
import {removeResults} from '#search/insert-results.ts'
import {deferScripts} from './defer-scripts.ts'
import type {OriginResponse} from './origin.ts'

export const policyHeader = 'content-security-policy'

/** For HTML without a policy; it allows no scripts. */
export const fallbackPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi
const hasSource = /\ssrc\s*=/i
/** Scripts of other types are data, which no policy applies to (HTML §4.12.1.1). */
const typePattern = /\stype\s*=\s*["']?([^"'\s>]*)/i
const executable: ReadonlySet<string> = new Set(['', 'module', 'text/javascript'])

/** @param version - names the page in the URL of its data */
export function transformHtml(
  response: OriginResponse,
  version: string,
): OriginResponse & {data: string | null} {
  if (!isHtml(response.headers['content-type'])) return {...response, data: null}
  const {html, data} = deferScripts(response.body.toString(), version)
  // Last, because the policy hashes all inline scripts.
  return {...hashInlineScripts({...response, body: Buffer.from(html)}), data}
}

/** Replaces `'unsafe-inline'` in the policy of HTML with hashes of its inline scripts (decision 52). */
export function hashInlineScripts(response: OriginResponse): OriginResponse {
  const {headers, body} = response
  if (!isHtml(headers['content-type'])) return response
  const policy = policyWithHashes(headers[policyHeader] ?? fallbackPolicy, body.toString())
  return {...response, headers: {...headers, [policyHeader]: policy}}
}

export const isHtml = (contentType: string | undefined): boolean =>
  /^text\/html\b/i.test(contentType ?? '')

/** @param html - search results are skipped, so that a script in a visitor's query does not run */
export function policyWithHashes(policy: string, html: string): string {
  return policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .map(([name = '', ...sources]) => {
      if (!name.startsWith('script-src')) return [name, ...sources].join(' ')
      const own = sources.filter((source) => source !== inlineScriptsPlaceholder)
      const hashes = own.length < sources.length ? hashesOf(html) : []
      return [name, ...own, ...hashes].join(' ')
    })
    .join('; ')
}

function hashesOf(html: string): string[] {
  const found = new Set<string>()
  for (const [, attributes = '', text = ''] of removeResults(html).matchAll(scripts)) {
    const [, type = ''] = typePattern.exec(attributes) ?? []
    if (hasSource.test(attributes) || !executable.has(type.toLowerCase())) continue
    // Parsers turn every line break into a line feed (HTML §13.2.3.5).
    const digest = createHash('sha256').update(text.replace(/\r\n?/g, '\n'))
    found.add(`'sha256-${digest.digest('base64')}'`)
  }
  return [...found]
}
