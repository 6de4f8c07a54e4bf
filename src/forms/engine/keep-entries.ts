import {copyEntry, enterValue, type Field} from '#lib/field-entries.ts'

/** Fields of forms that were left by a link, in memory only, by the place of the form. */
const kept = new Map<string, readonly Field[]>()

/** Entries that the next form takes over, by the name of the field. */
const handedOver = new Map<string, string>()

/** Enters in the next form what a visitor has entered in this one. */
export function handOver(field: Field): void {
  handedOver.set(field.name, field.value)
}

/**
 * Enters again what was in a form when a visitor followed a link from it, such as that of the privacy notice, and went
 * back. Closing a dialog discards its entries (MOD-1).
 *
 * @returns a function that keeps the entries when the visitor has gone to another page, for when the form is removed
 */
export function restoreEntries(form: HTMLFormElement): () => void {
  const {pathname} = location
  const fields = fieldsOf(form)
  const place = [pathname, ...fields.map(({id, name}) => id || name)].join(' ')
  const left = kept.get(place) ?? []
  kept.delete(place)
  for (const [index, field] of fields.entries()) {
    const before = left[index]
    if (before !== undefined) copyEntry(before, field)
    const value = handedOver.get(field.name)
    if (value !== undefined) enterValue(field, value)
    handedOver.delete(field.name)
  }
  return () => {
    if (location.pathname !== pathname) kept.set(place, fields)
  }
}

const fieldsOf = (form: HTMLFormElement): Field[] => [
  ...form.querySelectorAll<Field>('input, select, textarea'),
]
