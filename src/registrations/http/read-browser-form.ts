import type {Payload} from '#shared/forms/payload.ts'

/**
 * Converts a browser form into an unvalidated payload. HTML forms only have strings, omit unticked boxes and send
 * empty fields as empty strings (FORM-6).
 */
export function readBrowserForm(
  {fields}: Payload,
  sent: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const boxes = Object.entries(fields)
    .filter(([, {kind}]) => kind === 'boolean')
    .map(([name]): [string, unknown] => [name, sent[name] !== undefined && sent[name] !== 'false'])
  const traps = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    const value = field.kind === 'trap' ? sent[field.inputName] : undefined
    return value === undefined || value === '' ? [] : [[name, value]]
  })
  const inputs = new Set(
    Object.values(fields).map((field) => (field.kind === 'trap' ? field.inputName : null)),
  )
  const texts = Object.entries(sent).filter(([name, value]) => {
    if (inputs.has(name)) return false
    const field = fields[name]
    const wasLeftEmpty = value === '' && field?.required === false
    return field?.kind !== 'boolean' && !wasLeftEmpty
  })
  return Object.fromEntries<unknown>([...texts, ...traps, ...boxes])
}
