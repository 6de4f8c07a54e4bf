import {useState} from 'react'
import {type DocumentActionComponent, useClient} from 'sanity'
import {contentApiVersion} from '#model/content-api.ts'
import {movedAddresses} from './moved-addresses.ts'
import {writeRedirects} from './write-redirects.ts'

/**
 * Makes publishing lead visitors of an address that is left to the new one. The redirect is there first: while the page
 * stands at its old address it has no effect, so that the address answers at every moment.
 *
 * @param publish - the Studio's own action
 */
export function keepOldAddress(publish: DocumentActionComponent): DocumentActionComponent {
  const PublishAndRedirect: DocumentActionComponent = (props) => {
    const [failure, setFailure] = useState<string | null>(null)
    const client = useClient({apiVersion: contentApiVersion})
    const original = publish(props)
    if (original === null) return null
    const moves = movedAddresses(props.type, props.published, props.draft ?? props.version)
    if (moves.length === 0) return original
    return {
      ...original,
      onHandle: () => {
        writeRedirects(client, moves).then(
          () => original.onHandle?.(),
          (error: unknown) => setFailure(error instanceof Error ? error.message : String(error)),
        )
      },
      ...(failure === null
        ? {}
        : {
            dialog: {
              type: 'dialog' as const,
              header: 'The page was not published',
              content: `Its old address could not be kept for visitors (${failure}). Please publish again.`,
              onClose: () => setFailure(null),
            },
          }),
    }
  }
  PublishAndRedirect.action = 'publish'
  PublishAndRedirect.displayName = 'PublishAndRedirect'
  return PublishAndRedirect
}
