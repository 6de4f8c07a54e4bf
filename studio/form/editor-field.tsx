import {Stack, Text} from '@sanity/ui'
import type {ReactNode} from 'react'
import {sectionPicturePath} from '#studio/schema/section-pictures.ts'
import {textAt, valueAt} from '#studio/value-at.ts'
import {countLetters} from './count-letters.ts'

/** The field props of Sanity that this component reads. */
export interface FieldViewProps {
  readonly schemaType: {readonly options?: unknown}
  readonly validation: readonly {readonly level: string; readonly message: string}[]
  readonly value?: unknown
  /** 0 for a field of the document itself. */
  readonly level: number
  renderDefault(props: FieldViewProps): ReactNode
}

/** With Sanity's gap of 52 px between fields, a laptop shows only one of them. */
const reducedGap = {marginBlock: -16}

/**
 * Adds errors and warnings in full, a letter count and the image of the selected layout to Sanity's field. Sanity
 * shows errors only in a tooltip.
 */
export function EditorField(props: FieldViewProps) {
  const {level, schemaType, validation, value} = props
  const letters = countLetters(value, valueAt(schemaType.options, 'letters'))
  const pictures = textAt(schemaType.options, 'pictures')
  const reasons = new Map(validation.map((reason) => [reason.message, reason]))
  // The field must stay the first child: React would remount its input otherwise and lose keystrokes.
  return (
    <Stack gap={3} style={level === 0 ? reducedGap : undefined}>
      {props.renderDefault(props)}
      {pictures !== undefined && typeof value === 'string' ? (
        <img alt="" src={sectionPicturePath(pictures, value)} width={320} height={200} />
      ) : null}
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
