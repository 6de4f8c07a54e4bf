import {renderToStaticMarkup} from 'react-dom/server'
import {SelectField, TextField} from './field.tsx'

describe('TextField', () => {
  it('renders label, hint and error before the box and references them', () => {
    const html = renderToStaticMarkup(
      <TextField id="email" label="Email" hint="For the answer." error="Invalid email" required />,
    )
    const places = ['<label for="email"', 'id="email-hint"', 'id="email-error"', '<input'].map(
      (part) => html.indexOf(part),
    )
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places).not.toContain(-1)
    expect(html).toContain('aria-describedby="email-hint email-error"')
    expect(html).toContain('aria-invalid="true"')
  })

  it('omits missing hints and errors', () => {
    const html = renderToStaticMarkup(<TextField id="name" label="Name" hint={null} error="" />)
    expect(html).not.toMatch(/aria-describedby|aria-invalid|data-hint|data-error/)
  })

  it('shows an error instead of a success message', () => {
    const html = renderToStaticMarkup(
      <TextField id="postcode" label="Postcode" error="Required" success="Covered" />,
    )
    expect(html).toContain('data-state="bad"')
    expect(html).not.toContain('Covered')
  })
})

describe('SelectField', () => {
  it('renders a native select with its options', () => {
    const html = renderToStaticMarkup(
      <SelectField id="role" label="I am a" success="Good">
        <option>Patient</option>
      </SelectField>,
    )
    expect(html).toMatch(/<select id="role" aria-describedby="role-success"><option>/)
  })
})
