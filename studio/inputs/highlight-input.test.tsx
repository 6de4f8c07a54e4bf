/** @jest-environment jsdom */
import {ThemeProvider} from '@sanity/ui'
import {buildTheme} from '@sanity/ui/theme'
import {cleanup, render, screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {useState} from 'react'
import {HighlightInput} from './highlight-input.tsx'

const theme = buildTheme()

function Highlight({stored, headline}: {stored?: string; headline: string}) {
  const [value, setValue] = useState(stored)
  return (
    <ThemeProvider theme={theme}>
      <HighlightInput
        elementProps={{}}
        headline={headline}
        readOnly={false}
        title="Highlight"
        value={value}
        onPick={setValue}
      />
      <output>{value}</output>
    </ThemeProvider>
  )
}

const stored = () => screen.getByRole('status').textContent
const word = (name: string) => screen.getByRole('button', {name})

afterEach(cleanup)

describe('HighlightInput', () => {
  it('stores the words that an editor presses, with the keyboard and the mouse', async () => {
    render(<Highlight headline="At home" />)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(stored()).toBe('At')
    expect(document.activeElement).toBe(word('At'))
    expect(word('At').getAttribute('aria-pressed')).toBe('true')
    await userEvent.keyboard('{Enter}')
    expect(stored()).toBe('')
    await userEvent.click(word('home'))
    expect(stored()).toBe('home')
  })

  it('is reachable by Tab in both directions although Sanity moves the focus to the group', async () => {
    const focusField = () => screen.getByRole('group').focus()
    render(
      <ThemeProvider theme={theme}>
        <HighlightInput
          elementProps={{onFocus: focusField}}
          headline="At home"
          readOnly={false}
          title="Highlight"
          value={undefined}
          onPick={() => undefined}
        />
      </ThemeProvider>,
    )
    await userEvent.tab()
    expect(document.activeElement).toBe(word('At'))
    await userEvent.tab()
    await userEvent.tab({shift: true})
    expect(document.activeElement).toBe(word('At'))
  })

  it('offers to remove words that are no longer in the headline', async () => {
    render(<Highlight headline="Care comes to you" stored="at home." />)
    await userEvent.click(word('Remove “at home.”'))
    expect(stored()).toBe('')
    expect(screen.getAllByRole('button')).toHaveLength(4)
  })
})
