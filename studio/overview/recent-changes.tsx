import {Box, Stack, Tab, TabList, Text} from '@sanity/ui'
import {useState} from 'react'
import {useCurrentUser} from 'sanity'
import {DocumentLinks} from '#studio/document-links.tsx'
import {useContent} from '#studio/use-content.ts'
import {type Changed, fetchChanges} from './fetch-changes.ts'

export function RecentChanges() {
  const user = useCurrentUser()
  const [author, setAuthor] = useState<string | null>(null)
  const changes = useContent(fetchChanges, author)
  const tab = (id: string, label: string, value: string | null) => (
    <Tab
      aria-controls="recent-changes"
      id={id}
      label={label}
      selected={author === value}
      onClick={() => {
        setAuthor(value)
      }}
    />
  )
  return (
    <Stack gap={3}>
      <TabList gap={1}>
        {tab('changes-everybody', 'By everybody', null)}
        {user === null ? null : tab('changes-mine', 'By me', user.id)}
      </TabList>
      <Changes changes={changes ?? []} />
    </Stack>
  )
}

function Changes({changes}: {changes: readonly Changed[] | 'failed'}) {
  return changes === 'failed' ? (
    <Text role="alert">
      The content lake did not answer. Load this page again to see what was changed last.
    </Text>
  ) : (
    <Box data-testid="recent-changes" id="recent-changes">
      <DocumentLinks documents={changes} />
    </Box>
  )
}
