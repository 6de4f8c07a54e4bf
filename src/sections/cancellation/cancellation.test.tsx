import {renderToStaticMarkup} from 'react-dom/server'
import {cancellationFixtures} from './cancellation.fixtures.ts'
import {CancellationSection} from './cancellation.section.tsx'

describe('CancellationSection', () => {
  it('shows how long a change is free, and that a later change may cost a fee (COPY-1)', () => {
    const html = renderToStaticMarkup(<CancellationSection section={cancellationFixtures.full} />)
    const text = html.replaceAll(/<span aria-hidden.*?<\/span>/g, '').replaceAll(/<[^>]+>/g, '')
    expect(text).toContain('24 hours or more before Free. You get a full refund.')
    expect(text).toContain('Less than 24 hours before You may have to pay a fee.')
  })
})
