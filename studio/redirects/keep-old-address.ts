import {useEffect, useState} from 'react'
import {type DocumentActionComponent, useClient} from 'sanity'
import {contentApiVersion} from '#model/content-api.ts'
import {movedAddresses} from './moved-addresses.ts'
import {writeRedirects} from './write-redirects.ts'

type Step = {kind: 'idle' | 'writing' | 'written'} | {kind: 'failed'; reason: string}

const idle: Step = {kind: 'idle'}

/**
 * Makes publishing lead visitors of an address that is left to the new one. The redirect is there first: while the page
 * stands at its old address it has no effect, so that the address answers at every moment.
 *
 * @param publish - the Studio's own action
 */
export function keepOldAddress(publish: DocumentActionComponent): DocumentActionComponent {
  const PublishAndRedirect: DocumentActionComponent = (props) => {
    const [step, setStep] = useState<Step>(idle)
    const client = useClient({apiVersion: contentApiVersion})
    const original = publish(props)
    const isReady = original !== null && original.disabled !== true

    // With the action as it is by then: the one that was pressed knows nothing of what has been written since.
    useEffect(() => {
      if (step.kind !== 'written' || !isReady) return
      setStep(idle)
      original.onHandle?.()
    }, [step, isReady, original])

    if (original === null) return null
    const moves = movedAddresses(props.type, props.published, props.draft ?? props.version)
    if (moves.length === 0) return original
    return {
      ...original,
      disabled: original.disabled === true || step.kind === 'writing',
      onHandle: () => {
        setStep({kind: 'writing'})
        writeRedirects(client, moves).then(
          () => setStep({kind: 'written'}),
          (error: unknown) => {
            setStep({
              kind: 'failed',
              reason: error instanceof Error ? error.message : String(error),
            })
          },
        )
      },
      ...(step.kind === 'failed'
        ? {
            dialog: {
              type: 'dialog' as const,
              header: 'The page was not published',
              content: `Its old address could not be kept for visitors (${step.reason}). Please publish again.`,
              onClose: () => setStep(idle),
            },
          }
        : {}),
    }
  }
  PublishAndRedirect.action = 'publish'
  PublishAndRedirect.displayName = 'PublishAndRedirect'
  return PublishAndRedirect
}
