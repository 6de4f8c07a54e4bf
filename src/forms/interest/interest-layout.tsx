import type {ReactNode} from 'react'
import {LinkifiedText} from '#content/render/linkified-text.tsx'
import type {CopyOfForms} from '#forms/form-copy.ts'
import type {Profession} from '#shared/professions.ts'
import {JoinLink} from './join-link.tsx'

interface InterestLayoutProps {
  copy: CopyOfForms['interest']
  service: Profession | null
  /** Whether answers are counted when the visitor consents to analytics. */
  isCounted: boolean
  children: ReactNode
}

/** Surrounds the form with the emergency notice, what happens to the answer, and the waitlist (G-6). */
export function InterestLayout({copy, service, isCounted, children}: InterestLayoutProps) {
  const {emergency, joinPrompt, kept, keptOrCounted, waitlistLink} = copy.messages
  return (
    <>
      <p>
        <LinkifiedText text={emergency} />
      </p>
      {children}
      <p>{isCounted ? keptOrCounted : kept}</p>
      <JoinLink label={waitlistLink} service={service} text={joinPrompt} />
    </>
  )
}
