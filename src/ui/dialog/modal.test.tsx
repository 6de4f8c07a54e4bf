/**
 * @jest-environment jsdom
 */
import {Content, Title} from '@radix-ui/react-dialog'
import {waitFor} from '@testing-library/react'
import {flushSync} from 'react-dom'
import {createRoot} from 'react-dom/client'
import {Modal} from './modal.tsx'

const veil = () => document.querySelector('[data-dialog-veil]')
const panel = () => document.querySelector('[role="dialog"]')

/** Renders without `act`, which would finish both renders before it returns. */
function createSyncRenderer(): (open: boolean) => void {
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: false})
  document.body.innerHTML = '<div id="app"></div><div id="dialogs"></div>'
  const root = createRoot(document.getElementById('app') ?? document.body)
  return (open) => {
    flushSync(() =>
      root.render(
        <Modal hostId="dialogs" onOpenChange={() => undefined} open={open}>
          <Content aria-describedby={undefined}>
            <Title>A form</Title>
          </Content>
        </Modal>,
      ),
    )
  }
}

describe('Modal', () => {
  it('decision 101: answers a press with the veil alone, and renders the panel after it', async () => {
    const show = createSyncRenderer()
    show(true)
    expect(veil()).not.toBeNull()
    expect(panel()).toBeNull()
    await waitFor(() => expect(panel()).not.toBeNull())
  })

  it('takes veil and panel away together', async () => {
    const show = createSyncRenderer()
    show(true)
    await waitFor(() => expect(panel()).not.toBeNull())
    show(false)
    expect(veil()).toBeNull()
    expect(panel()).toBeNull()
  })
})
