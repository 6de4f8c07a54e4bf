import {Children, type ReactNode} from 'react'
import {callableParts} from '#lib/linkify-contacts.ts'

/** Renders an editor's text with phone numbers and email addresses linked (FTR-2). */
export function CallableText({text}: {text: string | null}) {
  return callableParts(text ?? '').map(({text: words, address}, place) =>
    address === undefined ? (
      words
    ) : (
      // Segments have no other identity than their position.
      <a href={address} key={place}>
        {words}
      </a>
    ),
  )
}

/** The same for rendered children: links contacts in strings and leaves elements unchanged. */
export function WithCallableText({children}: {children?: ReactNode}) {
  return Children.map(children, (child) =>
    typeof child === 'string' ? <CallableText text={child} /> : child,
  )
}
