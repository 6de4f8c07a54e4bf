import {jest} from '@jest/globals'
import {createElement} from 'react'
import {z} from 'zod'
import {isRecord} from '#content-lake/documents/document.ts'
import type {PageSection} from '#content/section-props.ts'
import {renderMarkup} from '#lib/testing/render.ts'
import {sectionTypes} from '#studio/schema/sections.ts'
import {sectionStates} from '#sections/testing/section-state.ts'
import {SectionList} from '#sections/section-list.tsx'
import {globSync} from 'node:fs'
import {join} from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/**
 * Marks the components of `*.client.tsx` as React's server does, so that code which distinguishes them from server
 * components works in Jest. Their rendering does not change.
 */
async function markClientComponents(): Promise<void> {
  for (const file of globSync('src/**/*.client.tsx', {cwd: root})) {
    const exports: unknown = await import(join(root, file))
    const parts = isRecord(exports) ? Object.values(exports) : []
    for (const part of parts) {
      if (typeof part !== 'function') continue
      Object.defineProperty(part, '$$typeof', {value: Symbol.for('react.client.reference')})
    }
  }
}

const sentence = 'Not yet.'
const draft = {targetOf: null, incomplete: sentence}
const reading = {contents: 'On this page', updated: null, updatedLabel: null}

const asSection = (section: unknown) => z.custom<PageSection>().parse(section)

/** Lists the fields of a value at any depth, including those of list items but not the items themselves. */
function fieldsOf(value: unknown): string[][] {
  if (Array.isArray(value)) return value.slice(0, 2).flatMap((item, index) => below(index, item))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, field]) =>
    name.startsWith('_') || field === null ? [] : [[name], ...below(name, field)],
  )
}

const below = (name: string | number, value: unknown) =>
  fieldsOf(value).map((path) => [String(name), ...path])

/** Returns a copy of a section without one field. */
function without(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return null
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) =>
      String(index) === name ? without(item, rest) : item,
    )
  }
  return isRecord(value) ? {...value, [name]: without(value[name], rest)} : value
}

type Props = Parameters<typeof SectionList>[0]

/** Returns the rendering error, or `null` when rendering succeeds. */
async function failureOf(props: Props): Promise<string | null> {
  try {
    await renderMarkup(createElement(SectionList, props))
    return null
  } catch (error) {
    return String(error)
  }
}

describe('unfinished draft fails at most in its own section (decision 94)', () => {
  beforeAll(async () => {
    await markClientComponents()
    jest.spyOn(console, 'error').mockReturnValue(undefined)
    jest.spyOn(console, 'warn').mockReturnValue(undefined)
  })
  afterAll(() => {
    jest.restoreAllMocks()
  })

  it.each(sectionTypes)('when a new section has the type %s', async (type) => {
    const page = {reading: null, sections: [asSection({_key: type, _type: type})]}
    const html = await renderMarkup(createElement(SectionList, {draft, page}))
    expect(await failureOf({draft, page: {...page, reading}})).toBeNull()
    // When it is published, its page fails and visitors see the last good version.
    if ((await failureOf({page})) !== null) expect(html).toContain(sentence)
  })

  it('when any field of any section is missing', async () => {
    const failures = new Set<string>()
    for (const {section} of sectionStates()) {
      for (const path of fieldsOf(section)) {
        const page = {reading, sections: [asSection(without(section, path))]}
        const failure = await failureOf({draft, page})
        if (failure !== null) failures.add(`${section._type} ${path.join('.')}: ${failure}`)
      }
    }
    expect([...failures]).toEqual([])
  })
})
