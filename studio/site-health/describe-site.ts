/** Response of the site's `/api/health`. */
export interface SiteAnswer {
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
const toldWithinMs = 2 * 60_000
const tell = 'Tell whoever runs the site.'

/**
 * Describes the state of the site for editors.
 *
 * @param newest - ISO date of the latest publication; null when unknown
 * @param now - in milliseconds
 */
export function describeSite(
  answer: SiteAnswer | null,
  newest: string | null,
  now: number,
): SiteState {
  const trouble = (text: string, todo: string) => ({isFine: false, text, todo: `${todo} ${tell}`})
  if (answer === null) {
    return trouble(
      'The site does not answer.',
      'What you publish is kept, and is on the site when it is back.',
    )
  }
  if (answer.content !== 'ok') {
    return trouble(
      'The site cannot read the content.',
      'Visitors see its pages as they were. What you publish is kept, and is there when this is over.',
    )
  }
  if (isUntold(answer.knowsContentUntil, newest, now)) {
    return trouble(
      'The site was not told of the last publication.',
      'It asks by itself at least once an hour; until then pages may say what they said before.',
    )
  }
  if (answer.database !== 'ok') {
    return trouble('Forms cannot save what people send.', 'Pages and publications are fine.')
  }
  return {isFine: true, text: 'The site shows what is published.', todo: ''}
}

function isUntold(known: string | null, newest: string | null, now: number): boolean {
  if (newest === null) return false
  const published = Date.parse(newest)
  if (now - published < toldWithinMs) return false
  return known === null || Date.parse(known) + toldWithinMs < published
}
