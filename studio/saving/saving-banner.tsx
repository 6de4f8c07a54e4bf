import {Box, Card, Flex, Stack, Text} from '@sanity/ui'
import {useEffect, useSyncExternalStore} from 'react'
import type {ActiveToolLayoutProps} from 'sanity'
import type {SaveProblem, PendingWrites} from './pending-writes.ts'

const reasons: Record<SaveProblem, string> = {
  unreachable: 'the content lake does not answer',
  full: 'the disk of the content lake is full',
  refused: 'the content lake could not save them',
  slow: 'the content lake takes long to answer',
}

/**
 * Creates a tool layout with a banner about unsaved edits. While it is visible, the browser asks for confirmation
 * before it closes the window.
 */
export function savingToolLayout(writes: PendingWrites) {
  return function ToolLayout(props: ActiveToolLayoutProps) {
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

function SavingBanner({writes}: {writes: PendingWrites}) {
  const problem = useSyncExternalStore(writes.subscribe, writes.current)
  const hasPending = problem !== null
  useEffect(() => {
    if (!hasPending) return
    const confirm = (event: BeforeUnloadEvent) => {
      event.preventDefault()
    }
    window.addEventListener('beforeunload', confirm)
    return () => {
      window.removeEventListener('beforeunload', confirm)
    }
  }, [hasPending])
  if (!hasPending) return null
  return (
    <Card data-testid="saving-trouble" padding={4} role="alert" tone="critical" borderBottom>
      <Stack gap={3}>
        <Text weight="medium">Your changes are not saved yet: {reasons[problem]}.</Text>
        <Text size={1}>
          They wait in this window and are saved as soon as that is over, also when you go on to
          another document. Leave the window open. If it takes longer than a minute, tell whoever
          runs the site.
        </Text>
      </Stack>
    </Card>
  )
}
