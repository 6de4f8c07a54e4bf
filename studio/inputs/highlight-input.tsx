import {Button, Flex, Stack, Text} from '@sanity/ui'
import type {ComponentProps, FocusEvent, FocusEventHandler} from 'react'
import {pressWord, wordsOf} from './highlight-words.ts'

interface HighlightInputProps {
  title: string | undefined
  headline: string
  value: string | undefined
  /** Stores the selected words; undefined when none are left. */
  onPick: (highlight: string | undefined) => void
  readOnly: boolean | undefined
  /** Props through which Sanity focuses the field. */
  elementProps: Pick<
    ComponentProps<'div'>,
    'id' | 'aria-describedby' | 'onFocus' | 'onBlur' | 'ref'
  >
}

/** Ignores focus events of the buttons: Sanity would move the focus from the button to the group. */
const ignoreChildren =
  (handler: FocusEventHandler | undefined) => (event: FocusEvent<HTMLDivElement>) => {
    if (event.target === event.currentTarget) handler?.(event)
  }

/** Selects adjacent words of a headline, with one button per word. */
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
        onBlur={ignoreChildren(elementProps.onBlur)}
        onFocus={ignoreChildren(elementProps.onFocus)}
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
