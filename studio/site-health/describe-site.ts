/** What the site answers about itself at `/api/health`. */
export interface SiteAnswer {
  database: string
  content: string
  /** Up to when it knows what was published, as an ISO date; null until it has asked. */
  knowsContentUntil: string | null
}

/** What editors are told about the site. */
export interface SiteState {
  isFine: boolean
  /** What is so. */
  text: string
  /** What follows from it for editors, and what to do; nothing while all is well. */
  todo: string
}

/** How long a publication may be on its way before it counts as lost, and clocks may differ, in milliseconds. */
const toldWithinMs = 2 * 60_000
const tell = 'Tell whoever runs the site.'

/**
 * Says in words for editors how the site is.
 *
 * @param answer - of the site; null when it gave none
 * @param newest - when something was published last, as an ISO date; null when that is not known
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
