import {renderToStaticMarkup} from 'react-dom/server'
import {noteRowFixtures} from './note-row.fixtures.ts'
import {NoteRowSection} from './note-row.section.tsx'

const renderMarkup = (state: keyof typeof noteRowFixtures) =>
  renderToStaticMarkup(<NoteRowSection section={noteRowFixtures[state]} />)

describe('NoteRowSection', () => {
  it('keeps the order of its notes, each under its heading', () => {
    const html = renderMarkup('full')
    const headings = [...html.matchAll(/<h2>([^<]+)<\/h2>/g)].map(([, heading]) => heading)
    expect(headings).toEqual([
      'If you feel ill now',
      'If you need help with this form',
      'Questions about your data',
    ])
    expect(html).toContain('Please do not wait for our answer.')
  })

  it('can have one note', () => {
    expect(renderMarkup('one').match(/<li>/g)).toHaveLength(1)
  })
})
