import {renderToStaticMarkup} from 'react-dom/server'
import {languageFinderFixtures} from './language-finder.fixtures.ts'
import {LanguageFinderSection} from './language-finder.section.tsx'

const renderMarkup = (state: keyof typeof languageFinderFixtures) =>
  renderToStaticMarkup(<LanguageFinderSection section={languageFinderFixtures[state]} />)

describe('LanguageFinderSection', () => {
  it('lists each language once with everyone who speaks it', () => {
    const html = renderMarkup('full')
    const [english = '', igbo = ''] = html.split('data-language=').slice(1)
    expect(english).toContain('>English</h3>')
    expect(english).toContain('href="/doctors/adaeze-thornbury"')
    expect(english).toContain('href="/doctors/imran-callowby"')
    expect(igbo).toContain('>Igbo</h3>')
    expect(igbo).not.toContain('imran-callowby')
  })

  it('says which language everyone speaks in place of a group with all of them', () => {
    const html = renderMarkup('everyoneSpeaks')
    expect(html).toMatch(/<p[^>]*>Everyone here speaks English\. These are example profiles\./)
    expect(html.match(/<h3/g)).toHaveLength(2)
    expect(html).not.toContain('>English</')
  })

  it('keeps the group when the sentence names another language or somebody does not speak it', () => {
    const section = {...languageFinderFixtures.full, everyone: 'Everyone here speaks Igbo.'}
    const html = renderToStaticMarkup(<LanguageFinderSection section={section} />)
    expect(html).toContain('>Igbo</h3>')
    expect(html).not.toContain('Everyone here')
  })

  it('marks each greeting with its language and text direction', () => {
    const html = renderMarkup('full')
    expect(html).toContain('<p dir="auto" lang="ig">Ndewo</p>')
    expect(html).toContain('lang="ur"')
  })

  it('sets a whole greeting in the font of greetings when the typeface lacks one of its characters', () => {
    const html = renderMarkup('full')
    expect(html).toContain('<p dir="auto" lang="ur" data-font="greetings">')
    expect(html).toContain('<p dir="auto" lang="ig">')
  })

  it('links to each language without a script', () => {
    expect(renderMarkup('full')).toContain('href="#full-igbo"')
    expect(renderMarkup('full')).toContain('id="full-igbo"')
  })

  it('labels samples (LAW-11)', () => {
    expect(renderMarkup('full').match(/Example profile</g)).toHaveLength(4)
    expect(renderMarkup('full')).toContain('They are not real people.')
  })

  it('says how to get an interpreter when nobody is listed, as when samples are hidden', () => {
    const html = renderMarkup('withoutPeople')
    expect(html).toContain('There is nobody in this list yet.')
    expect(html).toContain('href="/contact"')
    expect(html).not.toMatch(/They are not real people|<nav/)
  })
})
