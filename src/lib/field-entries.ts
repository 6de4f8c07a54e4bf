/** An element in which a visitor enters something. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Enters in one field what is in another, so that React and its listeners notice. */
export function copyEntry(from: Field, to: Field): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && isChoice(to)) {
    if (from.checked !== to.checked) to.click()
  } else enterValue(to, from.value)
}

const isChoice = ({type}: HTMLInputElement) => type === 'checkbox' || type === 'radio'

/** Enters a value as a person does. */
export function enterValue(field: Field, value: string): void {
  if (field.value === value) return
  // Uses the prototype's setter, because React's own setter would hide the change from React.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', {bubbles: true}))
  field.dispatchEvent(new Event('change', {bubbles: true}))
}
