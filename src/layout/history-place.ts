/** A visitor's place on a page: scroll position, focused control and open answers. */
interface Place {
  top: number
  /** The control with the focus, which one it is of several alike, and where in the window. */
  focused: {name: string; index: number; top: number} | null
  /** Positions among the answers of the page. */
  open: readonly number[]
}

const controls = 'a[href], button, input, select, textarea, summary'
const answers = 'main details'

/** The Navigation API's, which keeps a place with its history entry and stores nothing on the device. */
const entries = typeof navigation === 'undefined' ? null : navigation

/** Next replaces the entry, and with it the place, when it hydrates; so it is read before. */
let returned: Place | null = readPlace()
let isReturn = false
let routerState: unknown = null

/** Keeps the visitor's place with the current history entry. Called before the page is left. */
export function rememberPlace(): void {
  routerState = history.state ?? routerState
  const place: Place = {
    top: scrollY,
    focused: focusedControl(),
    open: all<HTMLDetailsElement>(answers).flatMap(({open}, index) => (open ? [index] : [])),
  }
  entries?.updateCurrentEntry({state: place})
}

/** Forgets that the visitor came back: a link was followed since. */
export function beginVisit(): void {
  isReturn = false
  returned = null
}

/**
 * Takes note of where Back and Forward lead.
 *
 * @param onReturn - called after each of them, while the page before is still shown
 * @returns ends it
 */
export function followHistory(onReturn: () => void): () => void {
  const following = new AbortController()
  let isTraversal = false
  // Before Next's listener, which replaces the entry.
  const options = {signal: following.signal, capture: true}
  const onPopState = () => {
    if (history.state === null) {
      // A link to a fragment made this entry. Next ignores an entry without its state: Back to it from another page
      // would change the address alone.
      history.replaceState(routerState, '')
      return
    }
    // A link to the fragment of the address fires it as well.
    if (entries !== null && !isTraversal) return
    isReturn = true
    returned = readPlace()
    // The browser's own restoration is smooth where CSS says so, and would go on while the page is rendered.
    document.documentElement.style.scrollBehavior = 'auto'
    onReturn()
  }
  addEventListener('popstate', onPopState, options)
  addEventListener('pagehide', rememberPlace, options)
  entries?.addEventListener(
    'navigate',
    ({navigationType, hashChange}) => {
      isTraversal = navigationType === 'traverse'
      // When Next pushes an entry it has rendered its page: links remember the place themselves.
      if (isTraversal || hashChange) rememberPlace()
    },
    options,
  )
  return () => following.abort()
}

/**
 * Puts page and focus where they were when the visitor left the history entry. Without a known place it leaves both to
 * the browser.
 *
 * @returns false when the page was not reached by Back or Forward
 */
export function restorePlace(): boolean {
  if (!isReturn) return false
  const place = returned
  beginVisit()
  if (place !== null) {
    openAnswers(place)
    returnTo(place)
  }
  // The browser scrolls, and takes the focus from a page with a fragment, after the event.
  setTimeout(() => {
    if (place !== null) returnTo(place)
    document.documentElement.style.scrollBehavior = ''
  })
  return true
}

/**
 * Gives back focus and open answers after a load, whose scroll position the browser restores.
 *
 * @returns false when the visitor has not been at this history entry before
 */
export function restoreAfterLoad(): boolean {
  const place = returned
  returned = null
  if (place === null) return false
  if (openAnswers(place)) scrollTo({top: place.top, behavior: 'instant'})
  if (document.activeElement === document.body) focusControl(place)
  return true
}

function returnTo(place: Place): void {
  scrollTo({top: place.top, behavior: 'instant'})
  focusControl(place)
  // Sections above it may have another height until their code runs.
  const top = document.activeElement?.getBoundingClientRect().top ?? 0
  if (place.focused !== null && document.activeElement !== document.body)
    scrollBy({top: top - place.focused.top, behavior: 'instant'})
}

/** @returns whether one of them was closed */
function openAnswers({open}: Place): boolean {
  const closed = all<HTMLDetailsElement>(answers).filter(
    (answer, index) => open.includes(index) && !answer.open,
  )
  for (const answer of closed) answer.open = true
  return closed.length > 0
}

function focusedControl(): Place['focused'] {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || !focused.matches(controls)) return null
  const name = nameOf(focused)
  const {top} = focused.getBoundingClientRect()
  return {name, index: controlsNamed(name).indexOf(focused), top}
}

function focusControl({focused}: Place): void {
  if (focused !== null) controlsNamed(focused.name)[focused.index]?.focus({preventScroll: true})
}

const controlsNamed = (name: string) => all(controls).filter((control) => nameOf(control) === name)

const nameOf = (control: HTMLElement) =>
  `${control.localName} ${control.getAttribute('href') ?? control.getAttribute('name') ?? control.textContent}`

function readPlace(): Place | null {
  const state: unknown = entries?.currentEntry?.getState()
  return isPlace(state) ? state : null
}

function isPlace(state: unknown): state is Place {
  return typeof state === 'object' && state !== null && 'top' in state && 'focused' in state
}

const all = <Found extends HTMLElement>(selector: string) => [
  ...document.querySelectorAll<Found>(selector),
]
