import {useToast} from '@sanity/ui/toast'
import {useEffect, useState} from 'react'
import {
  type DocumentActionComponent,
  getDraftId,
  getPublishedId,
  useClient,
  useSyncState,
  useValidationStatus,
} from 'sanity'
import {contentApiVersion} from '#shared/content-api.ts'
import {changedAddresses} from './changed-addresses.ts'
import {publishWithRedirects} from './publish-with-redirects.ts'

type Step = {kind: 'idle' | 'waiting' | 'publishing'} | {kind: 'failed'; reason: string}

const idle: Step = {kind: 'idle'}

/** Wraps the publish action: when an address changes, publishes and creates redirects in one transaction. */
export function redirectOnPublish(publish: DocumentActionComponent): DocumentActionComponent {
  const PublishAndRedirect: DocumentActionComponent = (props) => {
    const [step, setStep] = useState<Step>(idle)
    const client = useClient({apiVersion: contentApiVersion})
    const toast = useToast()
    const {type} = props
    const id = getPublishedId(props.id)
    const isMoving =
      changedAddresses(type, props.published, props.draft ?? props.version).length > 0
    const {isSyncing} = useSyncState(id, type)
    const checked = useValidationStatus(getDraftId(id), type, true)
    const original = publish(props)
    const canPublish = original !== null && original.disabled !== true
    // The stored draft contains all edits, and its validation result is current.
    const isChecked = !isSyncing && !checked.isValidating && checked.revision === props.draft?._rev
    const hasErrors = checked.validation.some(({level}) => level === 'error')

    // Waits for the check: edits after the click must be stored and validated first.
    useEffect(() => {
      if (step.kind !== 'waiting' || !isChecked) return
      if (hasErrors) setStep(idle)
      if (hasErrors || !canPublish) return
      setStep({kind: 'publishing'})
      publishWithRedirects(client, type, id).then(
        () => {
          setStep(idle)
          toast.push({status: 'success', title: 'Published. The old address leads to the new one.'})
        },
        (error: unknown) => {
          setStep({kind: 'failed', reason: error instanceof Error ? error.message : String(error)})
        },
      )
    }, [step, isChecked, hasErrors, canPublish, client, type, id, toast])

    // The document was published and only the response was lost.
    useEffect(() => {
      if (step.kind === 'failed' && !isMoving) setStep(idle)
    }, [step, isMoving])

    if (original === null) return null
    if (!isMoving && step.kind === 'idle') return original
    return {
      ...original,
      disabled: !canPublish || step.kind === 'waiting' || step.kind === 'publishing',
      onHandle: () => {
        setStep({kind: 'waiting'})
      },
      ...(step.kind === 'failed'
        ? {
            dialog: {
              type: 'dialog' as const,
              header: 'This was not published',
              content: `Nothing has changed for visitors (${step.reason}). Publish again in a moment.`,
              onClose: () => {
                setStep(idle)
              },
            },
          }
        : {}),
    }
  }
  PublishAndRedirect.action = 'publish'
  PublishAndRedirect.displayName = 'PublishAndRedirect'
  return PublishAndRedirect
}
