import {jest} from '@jest/globals'
import {renderToStaticMarkup} from 'react-dom/server'
import {z} from 'zod'
import type {PageSection} from '#content/section-props.ts'
import {renderTree} from '#lib/testing/render.ts'
import {pageFacts} from './page-facts.ts'
import {SectionList} from './section-list.tsx'
import {sectionState} from './testing/section-state.ts'

const prose: PageSection = {...sectionState('prose'), _key: 'known', heading: 'Known to this site'}
/** A type from a newer Studio or an API client. */
const unknown = z.custom<PageSection>().parse({_key: 'new', _type: 'hologram', anchor: null})

const render = async (props: Parameters<typeof SectionList>[0]) => {
  const tree = await renderTree(<SectionList {...props} />)
  return tree.querySelectorAll('h2, [data-unfinished]').map(({text}) => text)
}

it.each<[string, PageSection]>([
  ['an app without its document', {...sectionState('appDownload'), promotion: null}],
  ['a slip without facts', {...sectionState('figures', 'slip'), facts: []}],
  ['a form without copy', {...sectionState('form', 'plain'), copy: null}],
  ['an outcome without copy', {...sectionState('formOutcome'), copy: null}],
  ['a log without promises', {...sectionState('promiseLog'), saidPromises: []}],
  ['quotes, if samples are hidden', {...sectionState('testimonials'), items: []}],
  ['clinicians, if samples are hidden', {...sectionState('clinicians'), clinicians: []}],
])('SectionList renders nothing for %s (LAW-11)', async (_what, section) => {
  const page = {reading: null, sections: [section]}
  expect((await renderTree(<SectionList page={page} />)).toString()).toBe('')
})

describe('SectionList with an unknown section type (decision 2)', () => {
  it.each([
    ['a page', null],
    ['a reading page', {contents: 'On this page', updated: null, updatedLabel: null}],
  ])('omits the section from %s, logs a warning and renders the rest', async (_of, reading) => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined)
    expect(await render({page: {reading, sections: [unknown, prose]}})).toEqual([prose.heading])
    expect(warn.mock.calls).toEqual([[expect.stringContaining('"hologram"')]])
    warn.mockRestore()
  })

  it('contributes no page facts', () => {
    const seo = {title: 'A page', description: '', noIndex: null, image: null}
    const {headline, questions} = pageFacts({path: '/', seo, sections: [unknown, prose]})
    expect([headline, questions]).toEqual(['A page', []])
  })
})

describe('SectionList with an incomplete section (decision 94)', () => {
  const empty = z.custom<PageSection>().parse({_key: 'new', _type: 'steps', layout: 'videos'})
  const page = {reading: null, sections: [empty, prose]}

  it('shows a placeholder in a draft and renders the rest', async () => {
    const draft = {targetOf: null, incomplete: 'Not yet.'}
    expect(await render({draft, page})).toEqual(['Not yet.', prose.heading])
  })

  it('throws on a published page, so that visitors keep the last good version', () => {
    expect(() => renderToStaticMarkup(<SectionList page={page} />)).toThrow(TypeError)
  })
})
