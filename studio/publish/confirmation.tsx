import {Box, Button, Flex, Stack, Text} from '@sanity/ui'
import type {Effect} from './describe-effect.ts'

/** Lists what a publication changes in addition to the document's own page. */
export function Confirmation({
  effect: {pages, addresses, texts},
  onYes,
  onNo,
}: {
  effect: Effect
  onYes: () => void
  onNo: () => void
}) {
  return (
    <Stack gap={4}>
      <Text>Visitors see the change within a few seconds.</Text>
      <Changes data-testid="pages-that-change" lines={pages} />
      <Changes data-testid="addresses-that-change" lines={addresses} />
      {texts.length === 0 ? null : (
        <Text>These texts may not be true any more. Change those that are about this service:</Text>
      )}
      <Changes data-testid="texts-to-change" lines={texts} />
      <Flex gap={2} justify="flex-end">
        <Button mode="bleed" text="Not yet" onClick={onNo} />
        <Button
          tone="positive"
          text="Publish"
          autoFocus
          data-testid="confirm-publish"
          onClick={onYes}
        />
      </Flex>
    </Stack>
  )
}

function Changes({lines, ...more}: {lines: readonly string[]; 'data-testid': string}) {
  if (lines.length === 0) return null
  return (
    <Stack as="ul" gap={3} {...more}>
      {lines.map((line, index) => (
        <Box as="li" key={`${index} ${line}`}>
          <Text size={1}>{line}</Text>
        </Box>
      ))}
    </Stack>
  )
}
