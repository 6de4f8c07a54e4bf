/** @jest-environment jsdom */
import {act, cleanup, render, screen} from '@testing-library/react'
import {userEvent} from '@testing-library/user-event'
import {sectionState} from '#sections/testing/section-state.ts'
import {ChecklistSection} from './checklist.section.tsx'
import {ticksKey} from './tick-storage.ts'

const section = sectionState('checklist')
const {countOf, countLabel, clearLabel} = section
const sizes = section.roles.map(({groups}) => groups.flatMap(({items}) => items).length)

/** Waits until the lazy component has loaded. */
const show = () => act(() => Promise.resolve(render(<ChecklistSection section={section} />)))
const boxes = () => screen.getAllByRole('checkbox')
const radios = () => screen.getAllByRole('radio')
const click = async ([element]: HTMLElement[]) => {
  if (element !== undefined) await userEvent.click(element)
}
const checkedIn = (inputs: HTMLElement[]) =>
  inputs.flatMap((input, index) => (input.matches(':checked') ? [index] : []))
const count = () => screen.getByRole('status').textContent
const countText = (ticked: number, total = sizes[0]) =>
  `${ticked} ${countOf} ${total} ${countLabel}`

afterEach(() => {
  cleanup()
  localStorage.clear()
})

describe('ChecklistTools', () => {
  it('stores nothing on the device before the first tick', async () => {
    await show()
    expect(count()).toBe(countText(0))
    await click(radios().slice(-1))
    expect(localStorage.getItem(ticksKey)).toBeNull()
  })

  it('counts only the list of the selected role', async () => {
    await show()
    await click(boxes())
    expect(count()).toBe(countText(1))
    await click(radios().slice(-1))
    expect(count()).toBe(countText(0, sizes.at(-1)))
  })

  it('stores ticks and role under one key and restores them', async () => {
    await show()
    await click(boxes())
    await click(radios().slice(-1))
    expect(Object.keys(localStorage)).toEqual([ticksKey])
    cleanup()
    await show()
    expect(checkedIn(boxes())).toEqual([0])
    expect(checkedIn(radios())).toEqual([sizes.length - 1])
    expect(count()).toBe(countText(0, sizes.at(-1)))
  })

  it('clears all ticks and removes the stored key', async () => {
    await show()
    await click(boxes())
    await userEvent.click(screen.getByRole('button', {name: clearLabel}))
    expect(count()).toBe(countText(0))
    expect(checkedIn(boxes())).toEqual([])
    expect(localStorage.getItem(ticksKey)).toBeNull()
  })

  it.each(['{"ticks": "gp"}', '{"role": 1, "ticks": []}', 'no JSON'])(
    'starts without ticks when the stored value is invalid: %s',
    async (stored) => {
      localStorage.setItem(ticksKey, stored)
      await show()
      expect(count()).toBe(countText(0))
    },
  )
})
