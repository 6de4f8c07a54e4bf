import {Stack, Text, TextInput} from '@sanity/ui'
import {type ComponentProps, useId, useState} from 'react'
import {formatDistance} from '#lib/geo/format-distance.ts'
import type {Position} from '#lib/geo/position.ts'
import {districts} from '#lib/geo/districts.ts'
import {findPlace, nearestDistrict} from './find-place.ts'

interface PlaceInputProps {
  title: string | undefined
  value: Partial<Position> | undefined
  /** Stores the place; undefined when the editor cleared the field. */
  onPick: (place: Position | undefined) => void
  readOnly: boolean | undefined
  /** Props through which Sanity focuses the field. */
  elementProps: Pick<ComponentProps<'input'>, 'id' | 'onFocus' | 'onBlur' | 'ref'>
}

/**
 * Stores the centre of the postcode district or neighbourhood that the editor types. Shows the district of the stored
 * place until the editor types.
 */
export function PlaceInput({title, value, onPick, readOnly, elementProps}: PlaceInputProps) {
  const listId = useId()
  const [typed, setTyped] = useState<string>()
  const place = positionOf(value)
  const near = place && nearestDistrict(place)
  const type = (text: string) => {
    setTyped(text)
    const found = findPlace(text)
    if (found !== undefined || text === '') onPick(found)
  }
  return (
    <Stack gap={3}>
      <TextInput
        {...elementProps}
        aria-label={title}
        autoComplete="off"
        list={listId}
        placeholder="Such as NW5 or Kentish Town"
        readOnly={readOnly}
        value={typed ?? near?.district.label ?? ''}
        onBlur={(event) => {
          setTyped(undefined)
          elementProps.onBlur?.(event)
        }}
        onChange={(event) => {
          type(event.currentTarget.value)
        }}
        onFocus={(event) => {
          // Browsers filter the list by the current text. Selecting it lets the editor type over it.
          event.currentTarget.select()
          elementProps.onFocus?.(event)
        }}
      />
      <datalist id={listId}>
        {districts.map(({code, label}) => (
          <option key={code} value={label} />
        ))}
      </datalist>
      <Text aria-live="polite" muted size={1} data-testid="place-note">
        {typed && findPlace(typed) === undefined
          ? 'No such place yet. Type a postcode district or choose from the list.'
          : describePlace(near)}
      </Text>
    </Stack>
  )
}

function describePlace(near: ReturnType<typeof nearestDistrict>): string {
  if (near === undefined) return 'The coordinates that a web map copies are understood, too.'
  const {district, metres} = near
  return metres < 10
    ? `The middle of ${district.code}.`
    : `${formatDistance(metres)} from the middle of ${district.code}.`
}

const positionOf = (value: Partial<Position> | undefined): Position | undefined =>
  value?.lat === undefined || value.lng === undefined ? undefined : {lat: value.lat, lng: value.lng}
