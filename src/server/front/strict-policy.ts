import {createHash} from 'node:crypto'
import {inlineScripts} from '#config/page-policy.ts'
import {withoutResults} from '#search/include-results.ts'
import type {Answer} from './page-cache.ts'

export const policyHeader = 'content-security-policy'

/** For HTML that came without a policy: it shows itself and runs nothing. */
export const barePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi
const hasSource = /\ssrc\s*=/i
/** Whatever has another type is data, which no policy looks at (HTML §4.12.1.1). */
const typePattern = /\stype\s*=\s*["']?([^"'\s>]*)/i
const executable: ReadonlySet<string> = new Set(['', 'module', 'text/javascript'])

/**
 * Gives HTML a policy under which its own inline scripts run and no others: the hashes of what it holds take the place
 * of `'unsafe-inline'` (decision 52). What is no HTML stays as it is.
 *
 * @param answer - as Next gave it
 */
export function withStrictPolicy<T extends Answer>(answer: T): T {
  const {headers, body} = answer
  if (!isHtml(headers['content-type'])) return answer
  const policy = strictPolicy(headers[policyHeader] ?? barePolicy, body.toString())
  return {...answer, headers: {...headers, [policyHeader]: policy}}
}

/** @param contentType - of an answer */
export const isHtml = (contentType: string | undefined): boolean =>
  /^text\/html\b/i.test(contentType ?? '')

/**
 * Makes a policy strict for one document.
 *
 * @param policy - in which `script-src` allows all inline scripts
 * @param html - the document; what it holds of a visitor's words is not read, so a script in them would not run
 */
export function strictPolicy(policy: string, html: string): string {
  return policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .map(([name = '', ...sources]) => {
      if (!name.startsWith('script-src')) return [name, ...sources].join(' ')
      const own = sources.filter((source) => source !== inlineScripts)
      const hashes = own.length < sources.length ? hashesOf(html) : []
      return [name, ...own, ...hashes].join(' ')
    })
    .join('; ')
}

function hashesOf(html: string): string[] {
  const found = new Set<string>()
  for (const [, attributes = '', text = ''] of withoutResults(html).matchAll(scripts)) {
    const [, type = ''] = typePattern.exec(attributes) ?? []
    if (hasSource.test(attributes) || !executable.has(type.toLowerCase())) continue
    // A parser turns every line break into one sign (HTML §13.2.3.5).
    const digest = createHash('sha256').update(text.replace(/\r\n?/g, '\n'))
    found.add(`'sha256-${digest.digest('base64')}'`)
  }
  return [...found]
}
