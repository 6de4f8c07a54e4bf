import {areaKeyOf} from '#shared/postcodes.ts'
import type {Payload, PayloadOf} from '#shared/forms/payload.ts'

/** Values of a form by the name of the field. */
export type FormValues = Readonly<Record<string, string | boolean | undefined>>

/**
 * Converts the trimmed values of a form to its payload, with defaults and without empty optional fields (API-1…4). The
 * server reads the IP address from the request.
 */
export function formPayload<Sent extends Payload>(
  payload: Sent,
  values: FormValues,
): PayloadOf<Sent>
export function formPayload({fields}: Payload, values: FormValues): object {
  const sent = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    const initial = 'default' in field ? field.default : undefined
    const value = values[name] ?? initial
    const wasLeftEmpty =
      value === '' && !field.required && field.kind !== 'trap' && initial === undefined
    if (value === undefined || wasLeftEmpty) return []
    return [[name, field.kind === 'area' ? areaKeyOf(String(value)) : value]]
  })
  return Object.fromEntries(sent)
}
