/** @jest-environment jsdom */
import {Title} from '@radix-ui/react-dialog'
import {waitFor} from '@testing-library/react'
import {flushSync} from 'react-dom'
import {createRoot} from 'react-dom/client'
import {Modal} from './modal.tsx'

const backdrop = () => document.querySelector('[data-dialog-backdrop]')
const panel = () => document.querySelector('[role="dialog"]')

/** Renders without `act`, which would flush both renders. */
function createSyncRenderer(onOpenChange = () => {}): (open: boolean) => void {
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: false})
  document.body.innerHTML = '<div id="app"></div><div id="dialogs"></div>'
  const root = createRoot(document.getElementById('app') ?? document.body)
  return (open) => {
    flushSync(() =>
      root.render(
        <Modal
          aria-describedby={undefined}
          hostId="dialogs"
          onOpenChange={onOpenChange}
          open={open}
          opener={{current: null}}
        >
          <Title>A form</Title>
        </Modal>,
      ),
    )
  }
}

describe('Modal', () => {
  it('renders the backdrop first and the panel after the next paint', async () => {
    const show = createSyncRenderer()
    show(true)
    expect(backdrop()).not.toBeNull()
    expect(panel()).toBeNull()
    await waitFor(() => expect(panel()).not.toBeNull())
  })

  it('closes on the backdrop and Escape, but not on an extension or an input method (MOD-5)', async () => {
    const closings: string[] = []
    let cause = ''
    const show = createSyncRenderer(() => closings.push(cause))
    const extension = document.createElement('password-manager')
    document.body.append(extension)
    show(true)
    await waitFor(() => expect(panel()).not.toBeNull())
    // Radix adds its listener a task later, so that the click that opens a panel doesn't close it.
    await new Promise((resolve) => setTimeout(resolve, 10))
    const press = async (target: Element | null) => {
      for (const type of ['pointerdown', 'click'])
        target?.dispatchEvent(new MouseEvent(type, {bubbles: true, cancelable: true}))
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    const escape = (isComposing: boolean) =>
      document.dispatchEvent(
        new KeyboardEvent('keydown', {key: 'Escape', isComposing, bubbles: true, cancelable: true}),
      )
    cause = 'extension'
    await press(extension)
    cause = 'composition'
    escape(true)
    cause = 'backdrop'
    await press(backdrop())
    cause = 'Escape'
    escape(false)
    expect(closings).toEqual(['backdrop', 'Escape'])
  })
})
