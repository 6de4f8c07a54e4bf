/**
 * @jest-environment jsdom
 */
import {act, cleanup, render, screen} from '@testing-library/react'
import {userEvent} from '@testing-library/user-event'
import {checklistFixtures} from './checklist.fixtures.ts'
import {ChecklistSection} from './checklist.section.tsx'
import {ticksKey} from './tick-storage.ts'

/** Waits until the lazy component has loaded. */
const show = () =>
  act(() => Promise.resolve(render(<ChecklistSection section={checklistFixtures.full} />)))
const box = (name: RegExp) => screen.getAllByRole('checkbox', {name})[0]
const count = () => screen.getByRole('status').textContent

afterEach(() => {
  cleanup()
  localStorage.clear()
})

describe('ChecklistTools', () => {
  it('stores nothing on the device before the first tick', async () => {
    await show()
    expect(count()).toBe('0 of 3 found')
    await userEvent.click(screen.getByRole('radio', {name: /Carer/}))
    expect(localStorage.getItem(ticksKey)).toBeNull()
  })

  it('counts only the list of the selected role', async () => {
    await show()
    await userEvent.click(screen.getByRole('checkbox', {name: /GMC/}))
    expect(count()).toBe('1 of 3 found')
    await userEvent.click(screen.getByRole('radio', {name: /Carer/}))
    expect(count()).toBe('0 of 1 found')
  })

  it('stores ticks and role under one key and restores them', async () => {
    await show()
    await userEvent.click(screen.getByRole('checkbox', {name: /GMC/}))
    expect(Object.keys(localStorage)).toEqual([ticksKey])
    cleanup()
    await show()
    expect(screen.getByRole('checkbox', {name: /GMC/})).toHaveProperty('checked', true)
    expect(box(/Right to work/)).toHaveProperty('checked', false)
    expect(count()).toBe('1 of 3 found')
  })

  it('clears all ticks and removes the stored key', async () => {
    await show()
    await userEvent.click(screen.getByRole('checkbox', {name: /GMC/}))
    await userEvent.click(screen.getByRole('button', {name: 'Clear my ticks'}))
    expect(count()).toBe('0 of 3 found')
    expect(screen.getByRole('checkbox', {name: /GMC/})).toHaveProperty('checked', false)
    expect(localStorage.getItem(ticksKey)).toBeNull()
  })

  it('starts without ticks when the stored value is invalid', async () => {
    localStorage.setItem(ticksKey, '{"ticks": "gp"}')
    await show()
    expect(count()).toBe('0 of 3 found')
  })
})
