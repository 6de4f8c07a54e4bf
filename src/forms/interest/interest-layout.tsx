import type {ReactNode} from 'react'
import {LinkifiedText} from '#content/render/linkified-text.tsx'
import type {CopyOfForms} from '#forms/form-copy.ts'
import {dialogLink} from '#content/render/dialog-link.ts'

interface InterestLayoutProps {
  copy: CopyOfForms['interest']
  waitlistHref: string
  /** Whether answers are counted when the visitor consents to analytics. */
  isCounted: boolean
  children: ReactNode
}

/** Surrounds the form with the emergency notice, what happens to the answer, and a link to the waitlist (G-6). */
export function InterestLayout({copy, waitlistHref, isCounted, children}: InterestLayoutProps) {
  const {emergency, joinPrompt, kept, keptOrCounted} = copy.messages
  return (
    <>
      <p>
        <LinkifiedText text={emergency} />
      </p>
      {children}
      <p>{isCounted ? keptOrCounted : kept}</p>
      <p>
        <a {...dialogLink('waitlist')} href={waitlistHref}>
          {joinPrompt}
        </a>
      </p>
    </>
  )
}
