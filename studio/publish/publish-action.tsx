import {useToast} from '@sanity/ui/toast'
import {useEffect, useEffectEvent, useRef, useState} from 'react'
import {
  type DocumentActionComponent,
  type DocumentActionProps,
  getDraftId,
  getPublishedId,
  useClient,
  useSyncState,
  useValidationStatus,
} from 'sanity'
import {contentApiVersion} from '#shared/content-api.ts'
import {previewOrigin} from '#studio/environment.ts'
import {describeUsage} from '#studio/presentation/locations.ts'
import {fetchUsage} from '#studio/presentation/usage.ts'
import {changedAddresses} from '#studio/redirects/changed-addresses.ts'
import {publishWithRedirects} from '#studio/redirects/publish-with-redirects.ts'
import {fetchSiteState} from '#studio/site-health/fetch-site-state.ts'
import {Confirmation} from './confirmation.tsx'
import {describeEffect, describeMoves, type Effect} from './describe-effect.ts'
import {fetchStaleTexts, isLaunch} from './stale-texts.ts'
import {wrapAction} from './wrap-action.ts'

type Step =
  /** `saving` lasts until every edit has been reported, stored and checked. */
  | {kind: 'idle' | 'saving' | 'asking' | 'publishing'}
  | {kind: 'asked'; effect: Effect}
  | {kind: 'failed'; reason: string}

const idle: Step = {kind: 'idle'}

/** The rich-text editor reports a change after a second, so edits are complete when nothing changes for as long. */
const reportedMs = 1000

/** Leaves time to follow the link of the message. */
const messageMs = 15_000

/** When the lake does not respond, the dialog says so and the editor decides. */
const unknownEffect = {
  heading: 'Which pages this changes could not be found out',
  pages: [],
  texts: [],
}

const unknownTexts = 'Which texts still say “coming soon” could not be found out'

/**
 * Replaces what the Studio's publish action does. The Studio's own handler drops a pending publication without a
 * message when it stores another edit (`switchMap` over the operations of a document).
 */
export const publishActionOf = (original: DocumentActionComponent): DocumentActionComponent =>
  wrapAction(original, usePublish)

/**
 * Waits until every edit is stored and checked. Asks when other pages or addresses change, or when texts contradict
 * the launch of a service. Publishes and redirects old addresses in one transaction, and says how it ended.
 */
function usePublish(
  {type, draft, published, id: anyId}: DocumentActionProps,
  original: ReturnType<DocumentActionComponent>,
): ReturnType<DocumentActionComponent> {
  const [step, setStep] = useState<Step>(idle)
  const client = useClient({apiVersion: contentApiVersion})
  const toast = useToast()
  const id = getPublishedId(anyId)
  const {isSyncing} = useSyncState(id, type)
  const checked = useValidationStatus(getDraftId(id), type, true)
  const isChecked = !isSyncing && !checked.isValidating && checked.revision === draft?._rev
  const problems = checked.validation.filter(({level}) => level === 'error').length

  const ask = async () => {
    const moves = changedAddresses(type, published, draft)
    const [shown, texts] = await Promise.all([
      fetchUsage(client, type, id).catch(() => undefined),
      draft !== null && isLaunch(type, published, draft)
        ? fetchStaleTexts(client, id, draft).catch(() => [unknownTexts])
        : [],
    ])
    return shown === undefined
      ? {...unknownEffect, addresses: describeMoves(moves)}
      : describeEffect(type, shown, moves, texts)
  }

  const report = async () => {
    const [usage, site] = await Promise.all([
      fetchUsage(client, type, id).catch(() => undefined),
      fetchSiteState(client, previewOrigin),
    ])
    const {locations = [], message} = usage === undefined ? {} : describeUsage(type, usage)
    const [page] = locations
    toast.push({
      status: site.isFine ? 'success' : 'warning',
      title: site.isFine ? 'Published' : `Published. ${site.text}`,
      description: site.isFine ? (
        page === undefined ? (
          message
        ) : (
          <>
            On the site within seconds:{' '}
            <a href={`${previewOrigin}${page.href}`} target="_blank" rel="noreferrer">
              {page.title}
            </a>
          </>
        )
      ) : (
        site.todo
      ),
      duration: messageMs,
    })
  }

  const publish = async () => {
    setStep({kind: 'publishing'})
    try {
      await publishWithRedirects(client, type, id)
    } catch (error) {
      setStep({kind: 'failed', reason: error instanceof Error ? error.message : String(error)})
      return
    }
    setStep(idle)
    await report()
  }

  const isSaved = step.kind === 'saving' && (draft === null || isChecked)
  const onSaved = useEffectEvent(async () => {
    // Another editor has published it.
    if (draft === null) {
      setStep(idle)
      return
    }
    if (problems > 0) {
      setStep(idle)
      toast.push({
        status: 'error',
        title: 'This was not published',
        description: `Fields to correct: ${problems}. Each has a message below it.`,
        duration: messageMs,
      })
      return
    }
    setStep({kind: 'asking'})
    const effect = await ask()
    if (effect === undefined) await publish()
    else setStep({kind: 'asked', effect})
  })
  useEffect(() => {
    if (!isSaved) return
    const timer = setTimeout(() => void onSaved(), reportedMs)
    return () => {
      clearTimeout(timer)
    }
  }, [isSaved])

  // The Studio's action dialogs leave the focus on the body when they close.
  const opener = useRef<Element>(null)
  useEffect(() => {
    if (step.kind !== 'idle' || !(opener.current instanceof HTMLElement)) return
    opener.current.focus()
    opener.current = null
  }, [step])

  if (original === null) return null
  // A publication whose response was lost has no draft left.
  const hasFailed = step.kind === 'failed' && draft !== null
  const isIdle = step.kind === 'idle' || step.kind === 'failed'
  const close = () => {
    setStep(idle)
  }
  const dialog =
    step.kind === 'asked'
      ? {
          header: step.effect.heading,
          content: <Confirmation effect={step.effect} onYes={() => void publish()} onNo={close} />,
        }
      : hasFailed && {
          header: 'This was not published',
          content: `Nothing has changed for visitors (${step.reason}). Publish again in a moment.`,
        }
  return {
    ...original,
    // Stays enabled while it works: a disabled button loses the focus.
    ...(isIdle ? {} : {disabled: false}),
    ...(step.kind === 'saving' ? {label: 'Publishing when saved'} : {}),
    ...(step.kind === 'publishing' ? {label: 'Publishing…'} : {}),
    onHandle: () => {
      if (!isIdle) return
      opener.current = document.activeElement
      setStep({kind: 'saving'})
    },
    ...(dialog && {dialog: {type: 'dialog', onClose: close, ...dialog}}),
  }
}
