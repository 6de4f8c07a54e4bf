import type {LinkContent} from '#content/render/content-link.tsx'
import type {Profile} from '#content/queries/get-profile.ts'
import {serviceOfKind} from '#shared/clinicians.ts'

/** Returns the link to the waitlist of the clinician's service, or null once visits can be booked. */
export function joinLink({clinician, template, service}: Profile): LinkContent | null {
  if (!template.join || service?.bookingAddress) return null
  return {
    label: template.join.button,
    kind: 'dialog',
    dialog: 'waitlist',
    subject: serviceOfKind[clinician.kind === 'specialist' ? clinician.kind : 'doctor'],
  }
}
