import {Card, Stack, Text} from '@sanity/ui'
import {DocumentLinks} from '#studio/document-links.tsx'
import {useContent} from '#studio/use-content.ts'
import {fetchBinEntries} from './bin-entries.ts'

/** Lists deleted documents, each with a link to its form, where it can be restored. */
export function BinPane() {
  const entries = useContent(fetchBinEntries, undefined)
  return (
    <Card height="fill" padding={4}>
      <Stack gap={4}>
        <Text size={1}>
          Open what was deleted, press “Restore most recent revision”, and publish it. The history
          holds the last few thousand changes.
        </Text>
        {entries === 'failed' ? (
          <Text role="alert">The content lake did not answer. Open the bin again.</Text>
        ) : (
          <DocumentLinks documents={entries ?? []} />
        )}
        {entries?.length === 0 && <Text muted>Nothing was deleted.</Text>}
      </Stack>
    </Card>
  )
}
