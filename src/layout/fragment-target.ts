/**
 * Opens the closed answers around what a fragment names.
 *
 * @param hash - of an address, with its `#`; may be malformed
 * @returns the target, when it is on the page, and whether it was in a closed answer
 */
export function openAround(hash: string): {target: HTMLElement | null; wasClosed: boolean} {
  const target = targetOf(hash)
  let wasClosed = false
  for (let around = answerAround(target); around !== null; around = answerAround(around)) {
    wasClosed ||= !around.open
    around.open = true
  }
  return {target, wasClosed}
}

/**
 * Shows what a fragment names at the top of the window and gives it the focus.
 *
 * @param hash - of an address, with its `#`
 */
export function showTarget(hash: string): void {
  const {target} = openAround(hash)
  if (target === null) return
  const answer = answerAround(target)
  const shown = answer ?? target
  shown.scrollIntoView({behavior: 'instant'})
  const heading = answer?.querySelector('summary') ?? shown.querySelector<HTMLElement>('h2, h3')
  const focused = heading ?? shown
  if (focused.localName !== 'summary') focused.setAttribute('tabindex', '-1')
  focused.focus({preventScroll: true})
}

/** As a browser looks for it: by the fragment as it is written first. */
function targetOf(hash: string): HTMLElement | null {
  const name = hash.slice(1)
  return document.getElementById(name) ?? document.getElementById(decode(name))
}

const answerAround = (element: HTMLElement | null): HTMLDetailsElement | null =>
  element?.parentElement?.closest('details') ?? null

function decode(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
