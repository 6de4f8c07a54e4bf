import {Box, Card, Flex, Stack, Text} from '@sanity/ui'
import {useEffect, useSyncExternalStore} from 'react'
import type {ActiveToolLayoutProps} from 'sanity'
import {describeSaving} from './describe-saving.ts'
import type {WriteWatch} from './write-watch.ts'

/**
 * Makes what surrounds each screen of the Studio: above it stands what cannot be saved, while that is so, and the
 * browser asks before it closes a window in which changes wait.
 *
 * @param watch - knows what is not saved
 */
export function screenWithSaving(watch: WriteWatch) {
  return function ScreenWithSaving(props: ActiveToolLayoutProps) {
    return (
      <Flex direction="column" height="fill">
        <SavingBanner watch={watch} />
        <Box flex={1} overflow="hidden">
          {props.renderDefault(props)}
        </Box>
      </Flex>
    )
  }
}

function SavingBanner({watch}: {watch: WriteWatch}) {
  const state = useSyncExternalStore(watch.subscribe, watch.current)
  const isWaiting = state?.written === 'kept'
  useEffect(() => {
    if (!isWaiting) return
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => {
      window.removeEventListener('beforeunload', ask)
    }
  }, [isWaiting])
  if (state === null) return null
  const {text, todo} = describeSaving(state)
  return (
    <Card data-testid="saving-trouble" padding={4} role="alert" tone="critical" borderBottom>
      <Stack gap={3}>
        <Text weight="medium">{text}</Text>
        <Text size={1}>{todo}</Text>
      </Stack>
    </Card>
  )
}
