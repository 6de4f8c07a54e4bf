import {PaperPlaneTiltIcon} from '@phosphor-icons/react/dist/csr/PaperPlaneTilt'
import {createPreviewSecret} from '@sanity/preview-url-secret/create-secret'
import {Button, Card, Flex, Stack, Text, TextInput} from '@sanity/ui'
import {useState} from 'react'
import {type SanityClient, useClient, useCurrentUser} from 'sanity'
import {contentApiVersion} from '#shared/content-api.ts'
import {emailTestPath, type SentEmail} from '#shared/emails.ts'
import {previewOrigin} from '#studio/environment.ts'

type State = 'idle' | 'sending' | 'sent' | {failure: string}

export function SendTest({name}: {name: SentEmail}) {
  const client = useClient({apiVersion: contentApiVersion})
  const user = useCurrentUser()
  const [to, setTo] = useState(user?.email ?? '')
  const [state, setState] = useState<State>('idle')
  const send = async () => {
    setState('sending')
    setState(await requestTest(client, {name, to, userId: user?.id}))
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

interface Test {
  name: SentEmail
  to: string
  userId: string | undefined
}

async function requestTest(client: SanityClient, {name, to, userId}: Test): Promise<State> {
  try {
    const {secret} = await createPreviewSecret(client, 'send-test', location.href, userId)
    const response = await fetch(new URL(emailTestPath, previewOrigin), {
      method: 'POST',
      body: new URLSearchParams({name, to, secret}),
    })
    if (response.ok) return 'sent'
    const problem: unknown = await response.json()
    return {failure: titleOf(problem)}
  } catch {
    return {failure: 'The site or the content lake did not answer. Try again in a moment.'}
  }
}

const titleOf = (problem: unknown): string =>
  typeof problem === 'object' &&
  problem !== null &&
  'title' in problem &&
  typeof problem.title === 'string'
    ? problem.title
    : 'The site did not say why.'
