/** Response of the site's `/api/health`. */
export interface HealthResponse {
  database: string
  content: string
  /** Time up to which it knows all publications, as an ISO date; null before its first check. */
  knowsContentUntil: string | null
}

export interface SiteState {
  isFine: boolean
  text: string
  /** Consequences for editors and what to do; empty for a healthy site. */
  todo: string
}

/** Maximum delay of a publication, with a margin for clock differences. */
const maxDelayMs = 2 * 60_000
const contact = 'Tell whoever runs the site.'

/**
 * Describes the state of the site for editors.
 *
 * @param newest - ISO date of the latest publication; null when unknown
 * @param now - in milliseconds
 */
export function describeSite(
  health: HealthResponse | null,
  newest: string | null,
  now: number,
): SiteState {
  const problem = (text: string, todo: string) => ({
    isFine: false,
    text,
    todo: `${todo} ${contact}`,
  })
  if (health === null) {
    return problem(
      'The site does not answer.',
      'What you publish is kept, and is on the site when it is back.',
    )
  }
  if (health.content !== 'ok') {
    return problem(
      'The site cannot read the content.',
      'Visitors see its pages as they were. What you publish is kept, and is there when this is over.',
    )
  }
  if (missedPublication(health.knowsContentUntil, newest, now)) {
    return problem(
      'The site was not told of the last publication.',
      'It asks by itself at least once an hour; until then pages may say what they said before.',
    )
  }
  if (health.database !== 'ok') {
    return problem('Forms cannot save what people send.', 'Pages and publications are fine.')
  }
  return {isFine: true, text: 'The site shows what is published.', todo: ''}
}

function missedPublication(known: string | null, newest: string | null, now: number): boolean {
  if (newest === null) return false
  const published = Date.parse(newest)
  if (now - published < maxDelayMs) return false
  return known === null || Date.parse(known) + maxDelayMs < published
}
