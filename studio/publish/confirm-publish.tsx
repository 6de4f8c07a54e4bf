import {Box, Button, Flex, Stack, Text} from '@sanity/ui'
import {useEffect, useRef, useState} from 'react'
import {type DocumentActionComponent, useClient} from 'sanity'
import {contentApiVersion} from '#shared/content-api.ts'
import {fetchUsage} from '#studio/presentation/usage.ts'
import {changedAddresses} from '#studio/redirects/changed-addresses.ts'
import {describeEffect, describeMoves, type Effect} from './describe-effect.ts'
import {fetchStaleTexts, isLaunch} from './stale-texts.ts'

type Step = {kind: 'idle' | 'asking' | 'confirmed'} | {kind: 'asked'; effect: Effect}

const idle: Step = {kind: 'idle'}

/** When the lake does not respond, the dialog says so and the editor decides. */
const unknownEffect = {
  heading: 'Which pages this changes could not be found out',
  pages: [],
  texts: [],
}

const unknownTexts = 'Which texts still say “coming soon” could not be found out'

/**
 * Wraps the publish action in a confirmation when it changes other pages or addresses, or when texts contradict the
 * launch of a service.
 */
export function confirmPublish(publish: DocumentActionComponent): DocumentActionComponent {
  const ConfirmAndPublish: DocumentActionComponent = (props) => {
    const [step, setStep] = useState<Step>(idle)
    const client = useClient({apiVersion: contentApiVersion})
    const original = publish(props)
    const isReady = original !== null && original.disabled !== true

    // Runs the latest render's action; the one from the click does not know later edits.
    useEffect(() => {
      if (step.kind !== 'confirmed' || !isReady) return
      setStep(idle)
      original.onHandle?.()
    }, [step, isReady, original])

    // The Studio's action dialogs leave the focus on the body when they close.
    const opener = useRef<Element>(null)
    useEffect(() => {
      if (step.kind !== 'idle' || !(opener.current instanceof HTMLElement)) return
      opener.current.focus()
      opener.current = null
    }, [step])

    if (original === null) return null
    return {
      ...original,
      // Stays enabled while it checks: a disabled button loses the focus.
      onHandle: () => {
        if (step.kind === 'asking') return
        opener.current = document.activeElement
        setStep({kind: 'asking'})
        const edited = props.draft ?? props.version
        const moves = changedAddresses(props.type, props.published, edited)
        Promise.all([
          fetchUsage(client, props.type, props.id),
          edited && isLaunch(props.type, props.published, edited)
            ? fetchStaleTexts(client, props.id, edited).catch(() => [unknownTexts])
            : [],
        ]).then(
          ([shown, texts]) => {
            const effect = describeEffect(props.type, shown, moves, texts)
            setStep(effect === undefined ? {kind: 'confirmed'} : {kind: 'asked', effect})
          },
          () => {
            setStep({kind: 'asked', effect: {...unknownEffect, addresses: describeMoves(moves)}})
          },
        )
      },
      ...(step.kind === 'asked'
        ? {
            dialog: {
              type: 'dialog' as const,
              header: step.effect.heading,
              content: (
                <Confirmation
                  effect={step.effect}
                  onYes={() => {
                    setStep({kind: 'confirmed'})
                  }}
                  onNo={() => {
                    setStep(idle)
                  }}
                />
              ),
              onClose: () => {
                setStep(idle)
              },
            },
          }
        : {}),
    }
  }
  ConfirmAndPublish.action = 'publish'
  ConfirmAndPublish.displayName = 'ConfirmAndPublish'
  return ConfirmAndPublish
}

function Confirmation({
  effect: {pages, addresses, texts},
  onYes,
  onNo,
}: {
  effect: Effect
  onYes: () => void
  onNo: () => void
}) {
  return (
    <Stack gap={4}>
      <Text>Visitors see the change within a few seconds.</Text>
      <Changes data-testid="pages-that-change" lines={pages} />
      <Changes data-testid="addresses-that-change" lines={addresses} />
      {texts.length === 0 ? null : (
        <Text>These texts say “coming soon”. Change those that are about this service:</Text>
      )}
      <Changes data-testid="texts-to-change" lines={texts} />
      <Flex gap={2} justify="flex-end">
        <Button mode="bleed" text="Not yet" onClick={onNo} />
        <Button
          tone="positive"
          text="Publish"
          autoFocus
          data-testid="confirm-publish"
          onClick={onYes}
        />
      </Flex>
    </Stack>
  )
}

function Changes({lines, ...more}: {lines: readonly string[]; 'data-testid': string}) {
  if (lines.length === 0) return null
  return (
    <Stack as="ul" gap={3} {...more}>
      {lines.map((line, index) => (
        <Box as="li" key={`${index} ${line}`}>
          <Text size={1}>{line}</Text>
        </Box>
      ))}
    </Stack>
  )
}
