/** @jest-environment jsdom */
import {act, cleanup, render, screen, waitFor} from '@testing-library/react'
import {userEvent} from '@testing-library/user-event'
import {accordionState} from '#ui/state-attributes.ts'
import {AccordionList} from './accordion-list.tsx'

const items = [
  {id: 'cost', question: 'What does it cost?', answer: <p>From £149.</p>},
  {id: 'told', question: 'Will my GP be told?', answer: <p>With your consent.</p>},
  {id: 'when', question: 'When?', answer: <p>Soon.</p>},
]

let comeNear: () => void = () => undefined

beforeEach(() => {
  // jsdom has no layout and no IntersectionObserver.
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(callback: (entries: {isIntersecting: boolean}[]) => void) {
        comeNear = () => callback([{isIntersecting: true}])
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  })
})
afterEach(cleanup)

const detailsOf = (question: string) => screen.getByText(question).closest('details')
const summaryOf = (question: string) => screen.getByText(question).closest('summary')
const enhance = async (container: HTMLElement) => {
  act(comeNear)
  await waitFor(() => expect(container.querySelector(accordionState.is('enhanced'))).not.toBeNull())
}

describe('AccordionList', () => {
  it('toggles an answer on click once it is enhanced (FAQ-1)', async () => {
    const {container} = render(<AccordionList items={items} openAtFirst={['cost']} />)
    await enhance(container)
    const user = userEvent.setup()
    await user.click(screen.getByText('Will my GP be told?'))
    expect(detailsOf('Will my GP be told?')?.open).toBe(true)
    expect(detailsOf('What does it cost?')?.open).toBe(true)
    await user.click(screen.getByText('Will my GP be told?'))
    expect(detailsOf('Will my GP be told?')?.open).toBe(false)
  })

  it('toggles before React renders', async () => {
    const {container} = render(<AccordionList items={items} openAtFirst={[]} />)
    await enhance(container)
    const when = detailsOf('When?')
    let isOpenAfterPress: boolean | undefined
    act(() => {
      summaryOf('When?')?.click()
      isOpenAfterPress = when?.open
    })
    expect(isOpenAfterPress).toBe(true)
    await waitFor(() => expect(when?.dataset['state']).toBe('open'))
  })

  it('keeps answers open that were opened before the enhancement', async () => {
    const {container} = render(<AccordionList items={items} openAtFirst={[]} />)
    const told = detailsOf('Will my GP be told?')
    if (told !== null) told.open = true
    await enhance(container)
    expect(detailsOf('Will my GP be told?')?.open).toBe(true)
  })

  it('keeps an answer open that a link opens during the enhancement', async () => {
    const {container} = render(<AccordionList items={items} openAtFirst={[]} />)
    act(() => summaryOf('When?')?.focus())
    act(comeNear)
    await act(() => import('./enhanced-accordion.client.tsx').then(() => undefined))
    await act(async () => {
      summaryOf('When?')?.blur()
      // At this point the list has already read which answers are open.
      await new Promise((resolve) => setTimeout(resolve))
      const told = detailsOf('Will my GP be told?')
      if (told !== null) told.open = true
    })
    expect(container.querySelector(accordionState.is('enhanced'))).not.toBeNull()
    expect(detailsOf('Will my GP be told?')?.open).toBe(true)
  })

  it('stays native while a question has focus', async () => {
    const {container} = render(<AccordionList items={items} openAtFirst={[]} />)
    const first = summaryOf('What does it cost?')
    act(() => first?.focus())
    act(comeNear)
    await act(() => import('./enhanced-accordion.client.tsx').then(() => undefined))
    expect(container.querySelector(accordionState.is('native'))).not.toBeNull()
    act(() => first?.blur())
    await waitFor(() =>
      expect(container.querySelector(accordionState.is('enhanced'))).not.toBeNull(),
    )
  })
})
