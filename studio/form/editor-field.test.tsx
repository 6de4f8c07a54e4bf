/** @jest-environment jsdom */
import {ThemeProvider} from '@sanity/ui'
import {buildTheme} from '@sanity/ui/theme'
import {cleanup, render, screen} from '@testing-library/react'
import {EditorField, type FieldViewProps} from './editor-field.tsx'

const theme = buildTheme()
const reason = {level: 'error', message: 'This is empty.'}
const advice = {level: 'warning', message: 'Shorten it.'}

type Validation = FieldViewProps['validation']

const field = (validation: Validation, schemaType: FieldViewProps['schemaType'] = {}) => (
  <ThemeProvider theme={theme}>
    <EditorField
      level={0}
      schemaType={schemaType}
      validation={validation}
      value="rows"
      renderDefault={() => <input aria-label="Location" />}
    />
  </ThemeProvider>
)

afterEach(cleanup)

describe('EditorField', () => {
  it.each<[string, Validation, Validation]>([
    ['an error disappears', [reason], []],
    ['an error appears', [], [reason]],
    ['a warning replaces an error', [reason], [advice]],
  ])('keeps its input mounted when %s', (_title, before, after) => {
    const {rerender} = render(field(before))
    const input = screen.getByRole('textbox')
    rerender(field(after))
    expect(screen.getByRole('textbox')).toBe(input)
    expect(screen.queryAllByTestId(/^reason-/)).toHaveLength(after.length)
  })

  it('shows a message once when two rules report it', () => {
    render(field([reason, reason]))
    expect(screen.getAllByTestId('reason-error')).toHaveLength(1)
  })

  it('shows the image of the chosen layout', () => {
    const {container} = render(field([], {options: {pictures: 'points'}}))
    expect(container.querySelector('img')?.getAttribute('src')).toBe(
      '/studio/static/sections/points-rows.webp',
    )
  })
})
