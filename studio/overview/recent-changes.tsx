import {Card, Flex, Stack, Tab, TabList, Text} from '@sanity/ui'
import {useCallback, useState} from 'react'
import {getPublishedId, Preview, useClient, useCurrentUser, useSchema} from 'sanity'
import {IntentLink} from 'sanity/router'
import {contentApiVersion} from '#shared/content-api.ts'
import {useFetched} from '#studio/use-fetched.ts'
import {type Changed, fetchChanges} from './fetch-changes.ts'

const shortTime = {dateStyle: 'medium', timeStyle: 'short'} as const

export function RecentChanges() {
  const client = useClient({apiVersion: contentApiVersion})
  const user = useCurrentUser()
  const [author, setAuthor] = useState<string | null>(null)
  const changes = useFetched(useCallback(() => fetchChanges(client, author), [client, author]))
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
  const schema = useSchema()
  if (changes === 'failed') {
    return (
      <Text role="alert">
        The content lake did not answer. Load this page again to see what was changed last.
      </Text>
    )
  }
  return (
    <Stack as="ul" gap={1} id="recent-changes" data-testid="recent-changes">
      {changes.map((document) => {
        const {_id, _type, _updatedAt} = document
        const type = schema.get(_type)
        if (type === undefined) return null
        return (
          <Card as="li" key={_id} radius={2}>
            <Card
              as={IntentLink}
              data-as="a"
              intent="edit"
              params={{id: getPublishedId(_id), type: _type}}
              padding={2}
              radius={2}
            >
              <Flex align="center" gap={3} justify="space-between">
                <Preview layout="default" schemaType={type} value={document} />
                <Text muted size={1}>
                  {new Date(_updatedAt).toLocaleString('en-GB', shortTime)}
                </Text>
              </Flex>
            </Card>
          </Card>
        )
      })}
    </Stack>
  )
}
