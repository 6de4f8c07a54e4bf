/** A visitor's place on a page: scroll position, focused control and open answers. */
interface Place {
  top: number
  /** The focused control: its name, its index among controls of that name, and its position in the viewport. */
  focused: {name: string; index: number; top: number} | null
  /** Indexes of open answers. */
  open: readonly number[]
}

const controls = 'a[href], button, input, select, textarea, summary'
const answers = 'main details'

/** Entries of the Navigation API, whose state needs no storage on the device. Not supported by every browser. */
const entries = typeof navigation === 'undefined' ? null : navigation

/** Read before hydration, when Next replaces the entry and its state. */
let returned: Place | null = readPlace()
let isReturn = false
let routerState: unknown = null

/** Stores the visitor's place in the current history entry. Call it before the page is left. */
export function rememberPlace(): void {
  routerState = history.state ?? routerState
  const place: Place = {
    top: scrollY,
    focused: focusedControl(),
    open: all<HTMLDetailsElement>(answers).flatMap(({open}, index) => (open ? [index] : [])),
  }
  entries?.updateCurrentEntry({state: place})
}

/** Marks the page change as a new visit rather than a return. */
export function beginVisit(): void {
  isReturn = false
  returned = null
}

/**
 * Tracks Back and Forward.
 *
 * @param onReturn - called after each, while the previous page is still shown
 * @returns a function that stops tracking
 */
export function followHistory(onReturn: () => void): () => void {
  const following = new AbortController()
  let isTraversal = false
  // Runs before Next's listener, which replaces the entry.
  const options = {signal: following.signal, capture: true}
  const onPopState = () => {
    if (history.state === null) {
      // A fragment link created this entry. Next ignores entries without its state: Back to it from another page
      // would change only the URL.
      history.replaceState(routerState, '')
      return
    }
    // Links to the current fragment fire popstate too.
    if (entries !== null && !isTraversal) return
    isReturn = true
    returned = readPlace()
    // Native scroll restoration would follow CSS smooth scrolling and continue while the page renders.
    document.documentElement.style.scrollBehavior = 'auto'
    onReturn()
  }
  addEventListener('popstate', onPopState, options)
  addEventListener('pagehide', rememberPlace, options)
  entries?.addEventListener(
    'navigate',
    ({navigationType, hashChange}) => {
      isTraversal = navigationType === 'traverse'
      // Next pushes an entry after rendering its page, so the click handler of a link stores the place.
      if (isTraversal || hashChange) rememberPlace()
    },
    options,
  )
  return () => following.abort()
}

/**
 * Restores scroll position, focus and open answers of the history entry. Without a stored place, the browser decides.
 *
 * @returns false when the page wasn't reached by Back or Forward
 */
export function restorePlace(): boolean {
  if (!isReturn) return false
  const place = returned
  beginVisit()
  if (place !== null) {
    openAnswers(place)
    returnTo(place)
  }
  // After the event, the browser scrolls and, on a page with a fragment, moves focus.
  setTimeout(() => {
    if (place !== null) returnTo(place)
    document.documentElement.style.scrollBehavior = ''
  })
  return true
}

/**
 * Restores scroll position, focus and open answers after a reload.
 *
 * @returns false when the history entry is new
 */
export function restoreAfterLoad(): boolean {
  const place = returned
  returned = null
  if (place === null) return false
  openAnswers(place)
  scrollTo({top: place.top, behavior: 'instant'})
  if (document.activeElement === document.body) focusControl(place)
  return true
}

function returnTo(place: Place): void {
  scrollTo({top: place.top, behavior: 'instant'})
  focusControl(place)
  // Sections above may have another height until they hydrate.
  const top = document.activeElement?.getBoundingClientRect().top ?? 0
  if (place.focused !== null && document.activeElement !== document.body)
    scrollBy({top: top - place.focused.top, behavior: 'instant'})
}

function openAnswers({open}: Place): void {
  for (const [index, answer] of all<HTMLDetailsElement>(answers).entries()) {
    if (open.includes(index)) answer.open = true
  }
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
