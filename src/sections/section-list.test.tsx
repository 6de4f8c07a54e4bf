import {jest} from '@jest/globals'
import {renderToStaticMarkup} from 'react-dom/server'
import {z} from 'zod'
import type {PageSection} from '#content/section-props.ts'
import {pageFacts} from './page-facts.ts'
import {proseFixtures} from './prose/prose.fixtures.ts'
import {SectionList} from './section-list.tsx'

const prose: PageSection = {...proseFixtures.full, _key: 'known', heading: 'Known to this site'}
/** A type from a newer Studio or an API client. */
const unknown = z.custom<PageSection>().parse({_key: 'new', _type: 'hologram', anchor: null})

describe('SectionList with an unknown section type (decision 2)', () => {
  it.each([
    ['a page', null],
    ['a reading page', {contents: 'On this page', updated: null, updatedLabel: null}],
  ])('omits the section from %s, logs a warning and renders the rest', (_of, reading) => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined)
    const sections = [unknown, prose]
    const html = renderToStaticMarkup(<SectionList page={{reading, sections}} />)
    expect(html).toContain('Known to this site')
    expect(warn.mock.calls).toEqual([[expect.stringContaining('"hologram"')]])
    warn.mockRestore()
  })

  it('contributes no page facts', () => {
    const seo = {title: 'A page', description: '', noIndex: null, image: null}
    const {headline, questions} = pageFacts({
      path: '/',
      seo,
      sections: [unknown, prose],
    })
    expect([headline, questions]).toEqual(['A page', []])
  })
})

describe('SectionList with an incomplete section in a draft (decision 94)', () => {
  const draft = {targetOf: null, incomplete: 'Not yet.'}
  const empty = z.custom<PageSection>().parse({_key: 'new', _type: 'lists', layout: 'included'})

  it('shows a placeholder and renders the rest', () => {
    const sections = [empty, prose]
    const html = renderToStaticMarkup(
      <SectionList draft={draft} page={{reading: null, sections}} />,
    )
    expect(html).toContain('<p data-unfinished="">Not yet.</p>')
    expect(html).toContain('Known to this site')
  })

  it('shows only the outline when the dataset has no text for it', () => {
    const page = {reading: null, sections: [empty, prose]}
    const html = renderToStaticMarkup(
      <SectionList draft={{...draft, incomplete: null}} page={page} />,
    )
    expect(html).toContain('<p data-unfinished=""></p>')
    expect(html).toContain('Known to this site')
  })

  it('throws on a published page, so that visitors keep the last good version', () => {
    const page = {reading: null, sections: [empty, prose]}
    expect(() => renderToStaticMarkup(<SectionList page={page} />)).toThrow(TypeError)
  })
})
