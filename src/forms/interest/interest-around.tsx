import type {ReactNode} from 'react'
import {LinkifiedText} from '#content/render/linkified-text.tsx'
import type {CopyOfForms} from '#forms/copy/form-copy.ts'
import {dialogLink} from '#content/render/dialog-link.ts'

interface InterestAroundProps {
  copy: CopyOfForms['interest']
  /** The page with the waitlist form. */
  waitlistHref: string
  /** Whether the answer of somebody who agreed to analytics is counted. */
  isCounted: boolean
  children: ReactNode
}

/**
 * What stands around the question: whom to call instead of waiting for us (G-6), what becomes of the answer, and the
 * waitlist.
 */
export function InterestAround({copy, waitlistHref, isCounted, children}: InterestAroundProps) {
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
