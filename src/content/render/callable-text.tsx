import {Children, type ReactNode} from 'react'
import {callableParts} from '#lib/linkify-contacts.ts'

/**
 * Renders an editor's text; telephone numbers, 999 and 111 among them, and e-mail addresses in it are links (FTR-2).
 *
 * @param text - plain text
 */
export function CallableText({text}: {text: string | null}) {
  return callableParts(text ?? '').map(({text: words, address}, place) =>
    address === undefined ? (
      words
    ) : (
      // Parts have no other identity than their place.
      <a href={address} key={place}>
        {words}
      </a>
    ),
  )
}

/** The same for what is rendered already: texts among the children get their links, elements stay what they are. */
export function WithCallableText({children}: {children?: ReactNode}) {
  return Children.map(children, (child) =>
    typeof child === 'string' ? <CallableText text={child} /> : child,
  )
}
