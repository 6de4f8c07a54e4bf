import {jest} from '@jest/globals'
import {cloneElement, isValidElement, type ReactElement} from 'react'
import {renderMarkup} from '#lib/testing/render.ts'
import {type Gaps, withGaps} from '#tests/support/missing-fields.ts'
import {sectionFixtures} from '#review/section-fixtures.tsx'

interface Section {
  readonly _type: string
  /** The copy of a form, without which the page keeps its last version (`last-good-page.spec.ts`). */
  readonly copy?: unknown
}

const isSection = (element: unknown): element is ReactElement<{section: Section}> =>
  isValidElement<{section?: Section}>(element) && element.props.section !== undefined

const elements = sectionFixtures.flatMap(({name, states}) =>
  Object.entries(states).map(([state, node]) => {
    const element = typeof node === 'function' ? node('missing') : node
    if (!isSection(element)) throw new Error(`the fixture ${name} renders no section`)
    return {name: `${name}, ${state}`, element}
  }),
)

/** Texts that appear when code renders a missing value. */
const missingValues = />[^<]*(?:\bundefined\b|\bNaN\b|\[object Object\]|\bnull\b)[^<]*</g

describe.each<[Gaps, string]>([
  ['whole', 'broken references, no images, no objects'],
  ['parts', 'every object without its optional fields'],
])('section with gaps: %s (%s)', (gaps) => {
  it('renders in every fixture (G-5)', async () => {
    const failures: string[] = []
    // Incomplete rich text is logged.
    const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined)
    for (const {name, element} of elements) {
      const {section: whole} = element.props
      const copy = 'copy' in whole ? {copy: whole.copy} : {}
      const section = {...withGaps(whole, gaps), ...copy}
      try {
        const html = await renderMarkup(cloneElement(element, {section}))
        for (const text of html.match(missingValues) ?? []) failures.push(`${name} says ${text}`)
      } catch (error) {
        failures.push(`${name}: ${String(error)}`)
      }
    }
    warn.mockRestore()
    expect(failures).toEqual([])
  })
})
