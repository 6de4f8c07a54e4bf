import {renderToStaticMarkup} from 'react-dom/server'
import {formFixtures} from './form.fixtures'
import {FormSection} from './form.section'

const draw = (state: keyof typeof formFixtures) =>
  renderToStaticMarkup(<FormSection section={formFixtures[state]} />)

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found)

describe('FormSection', () => {
  it('posts to the endpoint by itself, without JavaScript (FORM-6)', () => {
    expect(draw('full')).toMatch(/<form[^>]*action="\/api\/interest\/register"[^>]*method="post"/)
    expect(draw('full')).toMatch(/<button[^>]*type="submit"[^>]*>Join the waitlist<\/button>/)
  })

  it('asks for both names, an e-mail address and leave to send news (FORM-1)', () => {
    const html = draw('full')
    expect(all(html, /<input(?![^>]*hidden)[^>]* name="([^"]+)"/g)).toEqual([
      'name',
      'lastName',
      'email',
      'wantsNewsletter',
    ])
    expect(html).toMatch(/<input[^>]*required=""[^>]*type="email"/)
    expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*checked=""/)
  })

  it('labels every field, and every hint belongs to one', () => {
    const html = draw('full')
    const ids = all(html, / id="([^"]+)"/g)
    expect(all(html, / for="([^"]+)"/g)).toHaveLength(4)
    expect(all(html, / for="([^"]+)"/g).filter((id) => !ids.includes(id))).toEqual([])
    const described = all(html, / aria-describedby="([^"]+)"/g)
    expect(described).toHaveLength(2)
    expect(described.filter((id) => !ids.includes(id))).toEqual([])
  })

  it('links to the privacy notice beside the form', () => {
    expect(draw('full')).toMatch(/<a[^>]*href="\/privacy"[^>]*>privacy notice<\/a>/)
  })

  it('stands without a heading and does not stand without its words', () => {
    expect(draw('full')).toMatch(/<h2[^>]*>Join our waitlist<\/h2>/)
    expect(draw('bare')).not.toMatch(/<h2|privacy notice/)
    expect(draw('bare')).toContain('<form')
    expect(draw('unpublished')).toBe('')
  })
})
