import {MagnifyingGlassIcon} from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import {Button, Card, Flex, Stack, Text, TextInput} from '@sanity/ui'
import {useState} from 'react'
import {pathToString, useClient} from 'sanity'
import {contentApiVersion} from '#shared/content-api.ts'
import {DocumentLinks} from '#studio/document-links.tsx'
import {findText, type FoundText} from './find-text.ts'

type Result = 'idle' | 'searching' | 'failed' | readonly FoundText[]

/** Searches for a text as visitors read it and links to the field that contains it. */
export function FindTextForm() {
  const client = useClient({apiVersion: contentApiVersion})
  const [typed, setTyped] = useState('')
  const [result, setResult] = useState<Result>('idle')
  const search = async () => {
    setResult('searching')
    try {
      setResult(await findText(client, typed.trim()))
    } catch {
      setResult('failed')
    }
  }
  return (
    <Stack gap={3} data-testid="find-text">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (typed.trim() !== '') void search()
        }}
      >
        <Flex gap={2}>
          <Card flex={1}>
            <TextInput
              aria-label="Find a text of the site"
              maxLength={200}
              placeholder="For instance: visits from £149"
              value={typed}
              onChange={({currentTarget}) => {
                setTyped(currentTarget.value)
              }}
            />
          </Card>
          <Button
            disabled={result === 'searching'}
            icon={MagnifyingGlassIcon}
            text="Find"
            type="submit"
          />
        </Flex>
      </form>
      <Text aria-live="polite" muted size={1}>
        {describe(result)}
      </Text>
      {typeof result === 'string' ? null : (
        <DocumentLinks
          documents={result.map(({document: {_id, _type}, path, excerpt}) => ({
            ...{_id, _type, excerpt},
            path: pathToString(path),
          }))}
        />
      )}
    </Stack>
  )
}

function describe(result: Result): string {
  if (result === 'idle') return 'Words in braces such as {brand} are found by what visitors read.'
  if (result === 'searching') return 'Searching…'
  if (result === 'failed') return 'The content lake did not answer. Try again in a moment.'
  if (result.length === 0) return 'Nowhere.'
  return result.length === 1 ? 'In one document.' : `In ${result.length} documents.`
}
