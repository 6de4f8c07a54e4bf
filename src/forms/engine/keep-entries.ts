import {copyEntry, type Field} from '#lib/field-entries.ts'

/** Fields of forms that were left by a link, in memory only, by the place of the form. */
const kept = new Map<string, readonly Field[]>()

/**
 * Enters again what was in a form when a visitor followed a link from it, such as that of the privacy notice, and went
 * back. Closing a dialog discards its entries (MOD-1).
 *
 * @returns a function that keeps the entries when the visitor has gone to another page; call it when the form is removed
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
  }
  return () => {
    if (location.pathname !== pathname) kept.set(place, fields)
  }
}

const fieldsOf = (form: HTMLFormElement): Field[] => [
  ...form.querySelectorAll<Field>('input, select, textarea'),
]
