import {renderToStaticMarkup} from 'react-dom/server'
import {Message} from './message.tsx'

describe('Message', () => {
  it('announces success politely', () => {
    expect(renderToStaticMarkup(<Message kind="success">Sent</Message>)).toContain('role="status"')
  })

  it('announces failure assertively', () => {
    expect(renderToStaticMarkup(<Message kind="failure">Lost</Message>)).toContain('role="alert"')
  })
})
