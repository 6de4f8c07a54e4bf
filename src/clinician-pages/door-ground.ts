import {bandGround} from '#ui/layout/layout.styles.ts'
import {serviceOfKind} from '#shared/clinicians.ts'

export {bandGround as doorGround}

/**
 * Names the tint of the door that a clinician belongs to.
 *
 * @param clinician - with a kind; in a draft it may be missing
 */
export function groundOf({kind}: {kind: string | null}) {
  return `${serviceOfKind[kind === 'specialist' ? kind : 'doctor']}-tint` as const
}
