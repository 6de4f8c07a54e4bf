import {PaperPlaneTiltIcon} from '@phosphor-icons/react/dist/csr/PaperPlaneTilt'
import {Button, Card, Flex, Stack, Text, TextInput} from '@sanity/ui'
import {useState} from 'react'
import {useClient, useCurrentUser} from 'sanity'
import {contentApiVersion} from '#shared/content-api.ts'
import {emailTestPath, type SentEmail} from '#shared/emails.ts'
import {postToSite} from '#studio/post-to-site.ts'

type State = 'idle' | 'sending' | 'sent' | {failure: string}

export function SendTest({name}: {name: SentEmail}) {
  const client = useClient({apiVersion: contentApiVersion})
  const user = useCurrentUser()
  const [to, setTo] = useState(user?.email ?? '')
  const [state, setState] = useState<State>('idle')
  const send = async () => {
    setState('sending')
    try {
      await postToSite(client, emailTestPath, {name, to}, {source: 'send-test', userId: user?.id})
      setState('sent')
    } catch (error) {
      setState({failure: error instanceof Error ? error.message : ''})
    }
  }
  return (
    <Card
      as="form"
      border
      padding={4}
      radius={2}
      data-testid="send-test"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Stack gap={3}>
        <Text as="label" htmlFor="send-test" size={1} weight="medium">
          Send me a test
        </Text>
        <Flex gap={2}>
          <Card flex={1}>
            <TextInput
              id="send-test"
              placeholder="name@example.com"
              required
              type="email"
              value={to}
              onChange={({currentTarget}) => {
                setTo(currentTarget.value)
              }}
            />
          </Card>
          <Button
            disabled={state === 'sending'}
            icon={PaperPlaneTiltIcon}
            text="Send"
            type="submit"
          />
        </Flex>
        <Text aria-live="polite" muted size={1}>
          {describe(state)}
        </Text>
      </Stack>
    </Card>
  )
}

function describe(state: State): string {
  if (state === 'sending') return 'Sending…'
  if (state === 'sent') return 'Sent. The person and the links in it are invented.'
  if (state === 'idle') return 'Sends the draft as it stands, about an invented person.'
  return `Not sent. ${state.failure}`
}
