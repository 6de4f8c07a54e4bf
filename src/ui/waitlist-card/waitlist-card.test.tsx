import {renderToStaticMarkup} from 'react-dom/server'
import {waitlistCardFixtures} from './waitlist-card.fixtures.tsx'

const render = (name: keyof typeof waitlistCardFixtures) =>
  renderToStaticMarkup(waitlistCardFixtures[name])

describe('WaitlistCard', () => {
  it('can be downloaded without JavaScript, and printed with it (FORM-9)', () => {
    const html = render('full')
    expect(html).toMatch(/<a download="" href="[^"]*gp-se5\.png">Save this card<\/a>/)
    expect(html).toMatch(/<button hidden="" type="button">Print this card<\/button>/)
  })

  it('does without service, area and copy for its links (FORM-9)', () => {
    expect(render('bare')).toContain('<h2>You’re on the list</h2>')
    expect(render('bare')).not.toMatch(/<a |<button|<b>|<p><\/p>/)
  })
})
