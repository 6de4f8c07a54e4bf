/** @jest-environment jsdom */
import {ThemeProvider} from '@sanity/ui'
import {buildTheme} from '@sanity/ui/theme'
import {cleanup, render, screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {useState} from 'react'
import type {Position} from '#lib/geo/position.ts'
import {PlaceInput} from './place-input.tsx'

const theme = buildTheme()
const kentishTown = {lat: 51.553, lng: -0.143}

function show(stored?: Position) {
  const picked: (Position | undefined)[] = []
  function Place() {
    const [value, setValue] = useState(stored)
    const onPick = (place?: Position) => {
      setValue(place)
      picked.push(place)
    }
    const props = {elementProps: {}, readOnly: false, title: 'Position', value, onPick}
    return (
      <ThemeProvider theme={theme}>
        <PlaceInput {...props} />
      </ThemeProvider>
    )
  }
  render(<Place />)
  return {box: screen.getByRole('combobox', {name: 'Position'}), picked}
}

const noteText = () => screen.getByTestId('place-note').textContent

afterEach(cleanup)

describe('PlaceInput', () => {
  it('stores the centre of the typed district', async () => {
    const {box, picked} = show()
    await userEvent.type(box, 'NW5 Kentish')
    expect(picked.at(-1)).toEqual(kentishTown)
    expect(box).toHaveProperty('value', 'NW5 Kentish')
    await userEvent.tab()
    expect(box).toHaveProperty('value', 'NW5 Kentish Town')
    expect(noteText()).toBe('The middle of NW5.')
  })

  it('keeps the stored place while the text matches no place', async () => {
    const {box, picked} = show(kentishTown)
    await userEvent.type(box, 'Kent', {initialSelectionStart: 0, initialSelectionEnd: 99})
    expect(picked).toEqual([])
    expect(noteText()).toContain('No such place yet')
    await userEvent.tab()
    expect(box).toHaveProperty('value', 'NW5 Kentish Town')
  })

  it('removes the place when the editor clears the field', async () => {
    const {box, picked} = show(kentishTown)
    await userEvent.clear(box)
    expect(picked).toEqual([undefined])
  })

  it('shows the distance from the centre of the district', () => {
    const {box, picked} = show({lat: 51.5503, lng: -0.1407})
    expect(box).toHaveProperty('value', 'NW5 Kentish Town')
    expect(noteText()).toMatch(/^340\sm from the middle of NW5\.$/)
    expect(picked).toEqual([])
  })
})
