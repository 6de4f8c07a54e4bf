import {serviceOfKind} from '#shared/clinicians.ts'

/** Returns the tint of the clinician's service. The kind may be missing in a draft. */
export function serviceTint({kind}: {kind: string | null}) {
  return `${serviceOfKind[kind === 'specialist' ? kind : 'doctor']}-tint` as const
}
