import type {ReactNode} from 'react'
import type {InterestWords} from '#forms/copy/copy-of-forms.ts'

interface InterestAroundProps {
  words: InterestWords
  /** The page with the waitlist form. */
  waitlistHref: string
  children: ReactNode
}

/** What stands around the question: whom to call instead of waiting for us (G-6), and the waitlist. */
export function InterestAround({words, waitlistHref, children}: InterestAroundProps) {
  const {emergency, joinPrompt} = words.messages
  return (
    <>
      <p>{emergency}</p>
      {children}
      <p>
        <a aria-haspopup="dialog" data-dialog="waitlist" href={waitlistHref}>
          {joinPrompt}
        </a>
      </p>
    </>
  )
}
