import {jest} from '@jest/globals'
import {renderToStaticMarkup} from 'react-dom/server'
import {z} from 'zod'
import type {PageSection} from '#content/section-props.ts'
import {pageFacts} from './page-facts.ts'
import {proseFixtures} from './prose/prose.fixtures.ts'
import {SectionList} from './section-list.tsx'

const prose: PageSection = {...proseFixtures.full, _key: 'known', heading: 'Known to this site'}
/** What a Studio of next week, or a program with a token, may publish. */
const unknown = z.custom<PageSection>().parse({_key: 'new', _type: 'hologram', anchor: null})

describe('decision 2: a section of a type that the site does not know', () => {
  it.each([
    ['a page', null],
    ['a reading page', {contents: 'On this page', updated: null, updatedLabel: null}],
  ])(
    'is left out of %s, with a word in the log, and takes nothing else with it',
    (_of, reading) => {
      const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined)
      const sections = [unknown, prose]
      const html = renderToStaticMarkup(<SectionList page={{reading, sections}} />)
      expect(html).toContain('Known to this site')
      expect(warn.mock.calls).toEqual([[expect.stringContaining('"hologram"')]])
      warn.mockRestore()
    },
  )

  it('tells machines nothing', () => {
    const seo = {title: 'A page', description: '', noIndex: null, image: null}
    const {headline, questions} = pageFacts({path: '/', seo, sections: [unknown, prose]})
    expect([headline, questions]).toEqual(['A page', []])
  })
})

describe('decision 94: a section of a draft that was just added', () => {
  const draft = {targetOf: null, incomplete: 'Not yet.'}
  const empty = z.custom<PageSection>().parse({_key: 'new', _type: 'lists', layout: 'included'})

  it('says that it cannot be shown, and takes nothing else with it', () => {
    const sections = [empty, prose]
    const html = renderToStaticMarkup(
      <SectionList draft={draft} page={{reading: null, sections}} />,
    )
    expect(html).toContain('<p data-unfinished="">Not yet.</p>')
    expect(html).toContain('Known to this site')
  })

  it('leaves its outline in a dataset that has no words for it', () => {
    const page = {reading: null, sections: [empty, prose]}
    const html = renderToStaticMarkup(
      <SectionList draft={{...draft, incomplete: null}} page={page} />,
    )
    expect(html).toContain('<p data-unfinished=""></p>')
    expect(html).toContain('Known to this site')
  })

  it('fails its page when that is published: visitors keep the last good one', () => {
    const page = {reading: null, sections: [empty, prose]}
    expect(() => renderToStaticMarkup(<SectionList page={page} />)).toThrow(TypeError)
  })
})
