import {Children, type ReactNode} from 'react'
import {linkifyContacts} from '#lib/linkify-contacts.ts'

/** Renders an editor's text with phone numbers and email addresses linked (FTR-2). */
export function LinkifiedText({text}: {text: string | null}) {
  return linkifyContacts(text ?? '').map(({text: words, href}, place) =>
    href === undefined ? (
      words
    ) : (
      // Segments have no other identity than their position.
      <a href={href} key={place}>
        {words}
      </a>
    ),
  )
}

/** The same for rendered children: links contacts in strings and leaves elements unchanged. */
export function LinkifiedChildren({children}: {children?: ReactNode}) {
  return Children.map(children, (child) =>
    typeof child === 'string' ? <LinkifiedText text={child} /> : child,
  )
}
