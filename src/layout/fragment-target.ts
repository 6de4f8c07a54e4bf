/**
 * Opens the collapsed answers that contain a fragment's target.
 *
 * @param hash - with its `#`; may be malformed
 * @returns the target, if it is on the page, and whether an answer was closed
 */
export function revealTarget(hash: string): {target: HTMLElement | null; wasClosed: boolean} {
  const target = targetOf(hash)
  let wasClosed = false
  for (
    let enclosing = enclosingAnswer(target);
    enclosing !== null;
    enclosing = enclosingAnswer(enclosing)
  ) {
    wasClosed ||= !enclosing.open
    enclosing.open = true
  }
  return {target, wasClosed}
}

/**
 * Scrolls to a fragment's target and focuses it.
 *
 * @param hash - with its `#`
 */
export function showTarget(hash: string): void {
  const {target} = revealTarget(hash)
  if (target === null) return
  const answer = enclosingAnswer(target)
  const shown = answer ?? target
  shown.scrollIntoView({behavior: 'instant'})
  const heading = answer?.querySelector('summary') ?? shown.querySelector<HTMLElement>('h2, h3')
  const focused = heading ?? shown
  if (focused.localName !== 'summary') focused.setAttribute('tabindex', '-1')
  focused.focus({preventScroll: true})
}

/** Tries the raw fragment first, like browsers. */
function targetOf(hash: string): HTMLElement | null {
  const name = hash.slice(1)
  return document.getElementById(name) ?? document.getElementById(decode(name))
}

const enclosingAnswer = (element: HTMLElement | null): HTMLDetailsElement | null =>
  element?.parentElement?.closest('details') ?? null

function decode(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
