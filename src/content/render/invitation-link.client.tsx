'use client'

import type {ComponentProps} from 'react'
import {dialogName, dialogSubject} from './dialog-link.ts'
import {cardLink} from '#ui/state-attributes.ts'
import {useRegistration} from './registration.ts'

/** Removes the attributes of `dialogLink`. */
const noDialog = {
  'aria-haspopup': undefined,
  [dialogName.name]: undefined,
  [dialogSubject.name]: undefined,
}

/**
 * Renders a link to a form that registers the visitor. Afterwards it says so, and leads to the card (FORM-9). The
 * element stays the same, because a dialog returns the focus to it.
 */
export function InvitationLink(link: ComponentProps<'a'>) {
  const registration = useRegistration()
  if (registration?.title == null) return <a {...link} />
  return (
    <a {...link} {...noDialog} {...cardLink.of('')} href={registration.href}>
      {registration.title}
    </a>
  )
}
