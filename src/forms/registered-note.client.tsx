'use client'

import {useRegistration} from './registrations-on-page.ts'

/** Says what happens next, beside the button whose dialog registered the visitor. `Row` has its style. */
export function RegisteredNote() {
  const registration = useRegistration()
  return registration === null ? null : <p data-registered="">{registration.next}</p>
}
