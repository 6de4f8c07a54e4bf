import type {SanityClient} from 'sanity'
import {Card, Container, Heading, Stack, Text} from '@sanity/ui'
import type {UserViewComponent} from 'sanity/structure'
import {exampleUpdate, sentEmails} from '#shared/emails.ts'
import {tokenPattern} from '#shared/tokens.ts'
import {previewOrigin} from '#studio/environment.ts'
import {useContent} from '#studio/use-content.ts'
import {SendTest} from './send-test.tsx'

/** A person to whom the e-mail might go, and the site. */
const example = {
  ...exampleUpdate,
  firstName: 'Ada',
  providerType: 'nurse',
  area: 'N1',
  list: '• Ada: nurse, N1',
  site: previewOrigin,
}

const settingsQuery = '*[_id == "siteSettings"][0]{..., "address": array::join(address, ", ")}'
const fetchSettings = (client: SanityClient) => client.fetch<object | null>(settingsQuery)

/** Previews an e-mail and offers a test message. */
export const EmailPreview: UserViewComponent = ({document}) => {
  const {displayed} = document
  const settings = useContent(fetchSettings, undefined)
  const values = {...(typeof settings === 'object' ? settings : {}), ...example}
  const textOf = (value: unknown): string =>
    typeof value === 'string'
      ? value.replace(tokenPattern, (token, name: string) =>
          String(Reflect.get(values, name) ?? token),
        )
      : ''
  const name = sentEmails.find((each) => each === displayed['name'])
  const [subject, preheader, button, note] = ['subject', 'preheader', 'button', 'note'].map(
    (field) => textOf(displayed[field]),
  )
  const body: unknown = displayed['body']
  const paragraphs = (Array.isArray(body) ? body : []).map(textOf)
  return (
    <Container padding={4} width={1} data-testid="email-preview">
      {name === undefined ? null : <SendTest name={name} />}
      <Card border marginTop={4} padding={5} radius={2}>
        <Stack gap={5}>
          <Stack gap={3}>
            <Heading as="h2" size={1}>
              {subject}
            </Heading>
            <Text muted size={1}>
              {preheader}
            </Text>
          </Stack>
          {paragraphs.map((text, index) => (
            <Text key={`${index} ${text}`} style={{whiteSpace: 'pre-line'}}>
              {text}
            </Text>
          ))}
          {button === '' ? null : <Text weight="semibold">[{button}]</Text>}
          <Text muted size={1}>
            {note}
          </Text>
        </Stack>
      </Card>
    </Container>
  )
}
