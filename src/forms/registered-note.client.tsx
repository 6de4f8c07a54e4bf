'use client'

import {type Registration, useRegistration} from '#content/render/registration.ts'
import {formWrapper} from '#ui/state-attributes.ts'

/** Shows the card and what happens next, beside the button whose dialog registered the visitor. `Row` has its style. */
export function RegisteredNote() {
  const registration = useRegistration()
  return registration === null ? null : (
    <div data-registered="" {...formWrapper.of('')}>
      <Registered {...registration} />
    </div>
  )
}

/** The card, and the next step unless the card says it. */
export function Registered({card, sentTo, next}: Registration) {
  return (
    <>
      {card === null ? null : <div>{card}</div>}
      <p>{sentTo}</p>
      {next === null ? null : <p>{next}</p>}
    </>
  )
}
