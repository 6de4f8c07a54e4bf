import {jest} from '@jest/globals'
import {renderMarkup} from '#lib/testing/render.ts'
import type {PageSection} from '#content/section-props.ts'
import {uiFixtures} from '#review/ui-fixtures.tsx'
import {SectionList} from '#sections/section-list.tsx'
import {sectionStates} from '#sections/testing/section-state.ts'
import {type Gaps, withGaps} from '#tests/support/missing-fields.ts'
import {sectionRules, validateHtml} from '#tests/support/validate-html.ts'

const render = (section: PageSection) =>
  renderMarkup(<SectionList page={{reading: null, sections: [section]}} />)

/** Live regions are empty at first. */
const emptyElement =
  /<(p|h\d|dt|dd|figcaption|a|button|ul|ol|dl)(?: (?!role=|aria-live=)[\w-]+="[^"]*")*><\/\1>/g

/** Texts that appear when code renders a missing value. */
const missingValue = />[^<]*(?:\bundefined\b|\bNaN\b|\[object Object\]|\bnull\b)[^<]*</g

describe('section with the first content', () => {
  it.each(sectionStates())('$type, $layout is valid HTML (G-5, DES-10)', async ({section}) => {
    const html = await render(section)
    expect(await validateHtml(`<main>${html}</main>`, sectionRules)).toEqual([])
    expect(html.match(emptyElement)).toBeNull()
    expect(html.match(missingValue)).toBeNull()
  })
})

describe('primitive', () => {
  const groups = uiFixtures.flatMap(({name, states}) =>
    Object.entries(states).map(([state, node]) => ({name, state, node})),
  )
  it.each(groups)('$name, $state is valid HTML (DES-10)', async ({node}) => {
    const html = await renderMarkup(node)
    expect(await validateHtml(`<main>${html}</main>`, sectionRules)).toEqual([])
  })
})

describe.each<[Gaps, string]>([
  ['whole', 'broken references, no images, no objects'],
  ['parts', 'every object without its optional fields'],
])('section with gaps: %s (%s)', (gaps) => {
  // Incomplete rich text is logged.
  beforeAll(() => void jest.spyOn(console, 'warn').mockReturnValue(undefined))
  afterAll(() => void jest.restoreAllMocks())

  it.each(sectionStates())('$type, $layout renders (G-5)', async ({section}) => {
    // Without the copy of a form, the page keeps its last version (`last-good-page.spec.ts`).
    const copy = 'copy' in section ? {copy: section.copy} : {}
    const html = await render(Object.assign(withGaps(section, gaps), copy))
    expect(html.match(missingValue)).toBeNull()
  })
})
