import type {ReactNode} from 'react'
import {LinkifiedText} from '#content/render/linkified-text.tsx'
import type {CopyOfForms} from '#forms/form-copy.ts'
import type {Profession} from '#shared/professions.ts'
import {JoinLink} from './join-link.tsx'

interface InterestLayoutProps {
  copy: CopyOfForms['interest']
  service: Profession | null
  children: ReactNode
}

/** Puts the waitlist and the emergency notice before the form (G-6). */
export function InterestLayout({copy, service, children}: InterestLayoutProps) {
  const {emergency, waitlistLink} = copy.messages
  return (
    <>
      <JoinLink label={waitlistLink} service={service} />
      {emergency === '' ? null : (
        <p>
          <LinkifiedText text={emergency} />
        </p>
      )}
      {children}
    </>
  )
}
