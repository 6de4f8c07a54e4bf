import {Stack, Text} from '@sanity/ui'
import type {ReactNode} from 'react'
import {letterLimitOf} from '#studio/schema/letter-limit.ts'
import {pictureOfChoice} from '#studio/schema/section-pictures.ts'
import {countLetters} from './count-letters.ts'

/** The props of Sanity's fields that this one reads. */
export interface ShownField {
  readonly schemaType: {readonly options?: unknown}
  readonly validation: readonly {readonly level: string; readonly message: string}[]
  readonly value?: unknown
  /** 0 for a field of the document itself. */
  readonly level: number
  renderDefault(props: ShownField): ReactNode
}

/** Sanity leaves 52 px between the fields of a document: a laptop showed one of them. */
const closer = {marginBlock: -16}

/**
 * A field of any form of the Studio, with what Sanity's own shows behind a mark alone: why it cannot be published, or
 * what is advised, how long its text is where the length matters, and what a chosen layout looks like.
 */
export function EditorField(props: ShownField) {
  const {level, schemaType, validation, value} = props
  const letters = countLetters(value, letterLimitOf(schemaType.options))
  const picture = pictureOfChoice(schemaType.options, value)
  const reasons = new Map(validation.map((reason) => [reason.message, reason]))
  // The field is always the first child: another parent or place would mount its input again and lose the keys typed
  // meanwhile.
  return (
    <Stack gap={3} style={level === 0 ? closer : undefined}>
      {props.renderDefault(props)}
      {picture === undefined ? null : <img alt="" src={picture} width={320} height={200} />}
      {letters === undefined ? null : (
        <Text size={1} muted={!letters.isTooLong} data-testid="letter-count">
          {letters.text}
        </Text>
      )}
      {[...reasons.values()].map(({level, message}) => (
        <Text key={message} size={1} data-testid={`reason-${level}`}>
          {level === 'error' ? `Cannot be published: ${message}` : `Advice: ${message}`}
        </Text>
      ))}
    </Stack>
  )
}
