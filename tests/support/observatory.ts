/**
 * The score by the rules of Mozilla's HTTP Observatory (github.com/mdn/mdn-http-observatory, `src/grader/charts.js`).
 * It starts at 100 points, and bonus points count only from 90 points on. The proxy redirects to TLS, so that test
 * counts as passed.
 */
interface Scored {
  score: number
  /** Points of each test. */
  points: Record<string, number>
}

export interface ScoredPage {
  /** By their names in lower case. */
  headers: Readonly<Record<string, string>>
  html: string
}

const needsForExtras = 90
const sixMonths = 15_552_000

const broad: ReadonlySet<string> = new Set([
  '*',
  'ftp:',
  'http:',
  'https:',
  'http://*',
  'https://*',
])
const inline: ReadonlySet<string> = new Set(["'unsafe-inline'", 'data:'])
const isInsecure = (source: string) => /^(?:http|ftp):/.test(source)
const isHash = (source: string) => /^'(?:sha\d{3}|nonce)-/.test(source)

/**
 * Scores a page that is served over TLS.
 *
 * @returns the score; 100 or more is an A+
 */
export function scorePage({headers, html}: ScoredPage): Scored {
  const policy = readPolicy(headers['content-security-policy'] ?? '')
  const points = {
    policy: policyPoints(policy),
    framing: policy.has('frame-ancestors') ? 5 : framePoints(headers['x-frame-options']),
    transport: transportPoints(headers['strict-transport-security']),
    sniffing: headers['x-content-type-options']?.trim().toLowerCase() === 'nosniff' ? 0 : -5,
    referrer: referrerPoints(headers['referrer-policy']),
    embedding: embeddingPoints(headers['cross-origin-resource-policy']),
    sharing: sharingPoints(headers),
    cookies: 'set-cookie' in headers ? cookiePoints(headers['set-cookie'] ?? '') : 0,
    scripts: scriptPoints(html),
  }
  const given = Object.values(points)
  const score = given.filter((each) => each < 0).reduce((sum, each) => sum + each, 100)
  const extras = given.filter((each) => each > 0).reduce((sum, each) => sum + each, 0)
  return {score: Math.max(0, score >= needsForExtras ? score + extras : score), points}
}

function readPolicy(header: string): Map<string, string[]> {
  const policy = new Map<string, string[]>()
  for (const directive of header.split(';')) {
    const [name, ...sources] = directive.trim().toLowerCase().split(/\s+/)
    if (name !== undefined && name !== '' && !policy.has(name)) policy.set(name, sources)
  }
  return policy
}

function policyPoints(policy: ReadonlyMap<string, string[]>): number {
  if (policy.size === 0) return -25
  const of = (name: string) => {
    const sources = policy.get(name) ?? policy.get('default-src') ?? ['*']
    // Browsers ignore 'unsafe-inline' when there is a hash.
    return sources.some(isHash) ? sources.filter((source) => source !== "'unsafe-inline'") : sources
  }
  const scripts = of('script-src')
  const styles = of('style-src')
  const passive = [...of('img-src'), ...of('media-src')]
  const active = [...policy]
    .filter(([name]) => name !== 'img-src' && name !== 'media-src')
    .flatMap(([, sources]) => sources)
  const isOpen = scripts.some((source) => broad.has(source) || inline.has(source))
  if (isOpen || of('object-src').some((source) => broad.has(source))) return -20
  if (active.some(isInsecure)) return -20
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10
  if (passive.some(isInsecure)) return -10
  if (styles.some((source) => broad.has(source) || inline.has(source))) return 0
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5
}

const framePoints = (value = ''): number => (/^(?:deny|sameorigin)$/i.test(value.trim()) ? 0 : -20)

function transportPoints(value: string | undefined): number {
  const [, seconds] = /max-age=(\d+)/i.exec(value ?? '') ?? []
  if (seconds === undefined) return -20
  return Number(seconds) < sixMonths ? -10 : 0
}

function referrerPoints(value: string | undefined): number {
  if (value === undefined) return 0
  const isPrivate = /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/i
  return isPrivate.test(value.trim()) ? 5 : -5
}

function embeddingPoints(value: string | undefined): number {
  if (value === undefined || /^cross-origin$/i.test(value)) return 0
  return /^same-(?:origin|site)$/i.test(value) ? 10 : -5
}

/** Another origin that may send cookies could act for the visitor; the Observatory tests with an origin of its own. */
const sharingPoints = (headers: ScoredPage['headers']): number =>
  headers['access-control-allow-credentials'] === 'true' ? -50 : 0

/** Stricter than the Observatory: any unsafe cookie costs the maximum, because pages set no cookies. */
const cookiePoints = (value: string): number =>
  value.split('\n').every((cookie) => /;\s*secure/i.test(cookie) && /;\s*httponly/i.test(cookie))
    ? 0
    : -40

function scriptPoints(html: string): number {
  const foreign = [...html.matchAll(/<script\b[^>]*\ssrc\s*=\s*["']?((?:https?:)?\/\/[^"'\s>]+)/gi)]
  if (foreign.length === 0) return 0
  return foreign.every(([, address]) => address?.startsWith('https://') === true) ? -5 : -50
}
