type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const fields = 'input, select, textarea'
const controls = `${fields}, a[href], button, summary`

/**
 * Keeps what stands in fields, and the focus, while React hydrates them. When the texts are not those of the server, as
 * on a translated page, React renders everything anew with empty fields.
 *
 * @param root - what is about to be hydrated
 * @returns gives entries and focus to the elements that took the place of others, once they are on the page
 */
export function keepEntries(root: ParentNode): () => void {
  const served = all<Field>(root, fields)
  const focusable = all(root, controls)
  const focused = () => focusable.findIndex((control) => control === document.activeElement)
  let focus = focused()
  const onFocus = () => {
    focus = focused()
  }
  document.addEventListener('focusin', onFocus)
  return () => {
    document.removeEventListener('focusin', onFocus)
    if (focusable[focus]?.isConnected === false) all(root, controls)[focus]?.focus()
    const rendered = all<Field>(root, fields)
    for (const [index, field] of served.entries()) {
      const successor = rendered[index]
      if (!field.isConnected && successor?.name === field.name) carryOver(field, successor)
    }
  }
}

const all = <Found extends HTMLElement = HTMLElement>(root: ParentNode, selector: string) => [
  ...root.querySelectorAll<Found>(selector),
]

function carryOver(from: Field, to: Field): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && isChoice(to)) {
    if (from.checked !== to.checked) to.click()
    return
  }
  if (from.value === to.value) return
  // React overrides the setter of the element itself and would take its own value for known.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value)
  to.dispatchEvent(new Event('input', {bubbles: true}))
  to.dispatchEvent(new Event('change', {bubbles: true}))
}

const isChoice = ({type}: HTMLInputElement) => type === 'checkbox' || type === 'radio'
