import {Box, Card, Flex, Stack, Text} from '@sanity/ui'
import {useEffect, useSyncExternalStore} from 'react'
import type {ActiveToolLayoutProps} from 'sanity'
import type {SavingTrouble, WaitingWrites} from './waiting-writes.ts'

const reasons: Record<SavingTrouble, string> = {
  unreachable: 'the content lake does not answer',
  full: 'the disk of the content lake is full',
  refused: 'the content lake could not save them',
  slow: 'the content lake takes long to answer',
}

/**
 * Creates a tool layout with a banner about unsaved edits. While it is shown, the browser confirms before it closes
 * the window.
 */
export function screenWithSaving(writes: WaitingWrites) {
  return function ScreenWithSaving(props: ActiveToolLayoutProps) {
    return (
      <Flex direction="column" height="fill">
        <SavingBanner writes={writes} />
        <Box flex={1} overflow="hidden">
          {props.renderDefault(props)}
        </Box>
      </Flex>
    )
  }
}

function SavingBanner({writes}: {writes: WaitingWrites}) {
  const trouble = useSyncExternalStore(writes.subscribe, writes.current)
  const isWaiting = trouble !== null
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
  if (!isWaiting) return null
  return (
    <Card data-testid="saving-trouble" padding={4} role="alert" tone="critical" borderBottom>
      <Stack gap={3}>
        <Text weight="medium">Your changes are not saved yet: {reasons[trouble]}.</Text>
        <Text size={1}>
          They wait in this window and are saved as soon as that is over, also when you go on to
          another document. Leave the window open. If it takes longer than a minute, tell whoever
          runs the site.
        </Text>
      </Stack>
    </Card>
  )
}
