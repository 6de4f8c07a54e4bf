import {Stack, Text} from '@sanity/ui'
import type {FieldProps} from 'sanity'
import {letterLimitOf} from '#studio/schema/letter-limit.ts'
import {countLetters} from './count-letters.ts'

/**
 * A field of any form of the Studio, with what Sanity's own shows behind a mark alone: why it cannot be published, or
 * what is advised, and how long its text is where the length matters.
 */
export function EditorField(props: FieldProps) {
  const {schemaType, validation, value} = props
  const letters = countLetters(value, letterLimitOf(schemaType.options))
  const field = props.renderDefault(props)
  // The column keeps the distances that Sanity's forms have between fields.
  if (validation.length === 0 && letters === undefined) return field
  return (
    <Stack gap={3}>
      {field}
      {letters === undefined ? null : (
        <Text size={1} muted={!letters.isTooLong} data-testid="letter-count">
          {letters.text}
        </Text>
      )}
      {validation.map(({level, message}) => (
        <Text key={message} size={1} data-testid={`reason-${level}`}>
          {level === 'error' ? `Cannot be published: ${message}` : `Advice: ${message}`}
        </Text>
      ))}
    </Stack>
  )
}
