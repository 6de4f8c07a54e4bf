import {Button, Flex, Stack, Text} from '@sanity/ui'
import type {ComponentProps, FocusEvent, FocusEventHandler} from 'react'
import {pressWord, wordsOf} from './highlight-words.ts'

interface HighlightInputProps {
  /** The title of the field. */
  title: string | undefined
  headline: string
  value: string | undefined
  /** Stores the chosen words; undefined when none are left. */
  onPick: (highlight: string | undefined) => void
  readOnly: boolean | undefined
  /** The props by which Sanity focuses the field. */
  elementProps: Pick<
    ComponentProps<'div'>,
    'id' | 'aria-describedby' | 'onFocus' | 'onBlur' | 'ref'
  >
}

/** Sanity moves the focus to the field when it hears of one: that of a word stays where it is. */
const ofGroup = (handler: FocusEventHandler | undefined) => (event: FocusEvent<HTMLDivElement>) => {
  if (event.target === event.currentTarget) handler?.(event)
}

/** Asks for words of a headline that stand side by side, by a button for each word. */
export function HighlightInput(props: HighlightInputProps) {
  const {title, headline, value, onPick, readOnly = false, elementProps} = props
  const words = wordsOf(headline, value)
  const isStray = value !== undefined && value !== '' && !words.some(({isChosen}) => isChosen)
  return (
    <Stack gap={3}>
      <div
        {...elementProps}
        aria-label={title}
        role="group"
        tabIndex={-1}
        onBlur={ofGroup(elementProps.onBlur)}
        onFocus={ofGroup(elementProps.onFocus)}
      >
        <Flex gap={2} wrap="wrap">
          {words.map(({text, start, isChosen}, index) => (
            <Button
              key={start}
              aria-pressed={isChosen}
              disabled={readOnly}
              fontSize={1}
              mode={isChosen ? 'default' : 'ghost'}
              padding={2}
              text={text}
              onClick={() => {
                onPick(pressWord(headline, words, index))
              }}
            />
          ))}
          {isStray ? (
            <Button
              disabled={readOnly}
              fontSize={1}
              mode="bleed"
              padding={2}
              text={`Remove “${value}”`}
              onClick={() => {
                onPick(undefined)
              }}
            />
          ) : null}
        </Flex>
      </div>
      {words.length === 0 ? (
        <Text muted size={1}>
          Its words are offered here once the headline is written.
        </Text>
      ) : null}
    </Stack>
  )
}
