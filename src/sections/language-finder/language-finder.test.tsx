import type {HTMLElement} from 'node-html-parser'
import {renderTree} from '#lib/testing/render.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {LanguageFinderSection} from './language-finder.section.tsx'

const state = sectionState('languageFinder')
const greetings = new Map([
  ['Igbo', 'Ndewo'],
  ['Urdu', 'السلام علیکم'],
])

/** Ada's profile has no greetings. */
const speaker = (name: string, languages: string[], isSample = false) =>
  state.clinicians.slice(0, 1).map((clinician) => ({
    ...clinician,
    _id: name,
    name,
    isSample,
    languages: languages.map((language) => ({
      _key: language,
      name: language,
      greeting: name === 'Ada' ? null : (greetings.get(language) ?? null),
      lang: language.toLowerCase(),
    })),
  }))

const [ada, ben] = [
  speaker('Ada', ['Urdu', 'English', 'Igbo']),
  speaker('Ben', ['English', 'Igbo']),
]
const section = {...state, everyone: undefined, clinicians: [...ada, ...ben]}

const render = (more: Partial<typeof state>, listPage = 1) =>
  renderTree(<LanguageFinderSection listPage={listPage} section={{...section, ...more}} />)

const textsIn = (tree: HTMLElement, selector: string) =>
  tree.querySelectorAll(selector).map(({text}) => text)

describe('LanguageFinderSection', () => {
  it.each([
    ['nothing', undefined, ['English Ada Ben', 'Igbo Ada Ben', 'Urdu Ada'], false],
    ['a language of everyone', 'We speak English.', ['Igbo Ada Ben', 'Urdu Ada'], true],
    ['another', 'We speak Urdu.', ['English Ada Ben', 'Igbo Ada Ben', 'Urdu Ada'], false],
  ])(
    'groups people by language when the sentence names %s',
    async (_, everyone, groups, isSaid) => {
      const tree = await render({everyone})
      const shown = tree.querySelectorAll('[data-language]')
      expect(shown.map((group) => textsIn(group, 'h3, a').join(' '))).toEqual(groups)
      expect(tree.text.includes('We speak')).toBe(isSaid)
      const jumps = tree.querySelectorAll('nav a').map((link) => link.getAttribute('href'))
      expect(jumps).toEqual(shown.map(({id}) => `#${id}`))
    },
  )

  it('shows each greeting of a language once, in a font that has all its characters', async () => {
    const others = [...speaker('Ben', ['Igbo', 'Urdu']), ...speaker('Cat', ['Urdu'])]
    const tree = await render({clinicians: [...ada, ...others]})
    const shown = tree.querySelectorAll('p[lang][dir=auto]')
    expect(
      shown.map(({text, attributes: {lang, 'data-font': font}}) => [text, lang, font]),
    ).toEqual([
      [greetings.get('Igbo'), 'igbo', 'greetings'],
      [greetings.get('Urdu'), 'urdu', 'greetings'],
    ])
  })

  it('labels samples, and nobody when all are real (LAW-11)', async () => {
    const real = await render({})
    expect(real.text).not.toContain(section.sampleNote)
    expect(real.querySelector('[data-tag]')).toBeNull()
    const labelled = await render({clinicians: speaker('Ada', ['Igbo', 'Urdu'], true)})
    expect(labelled.text).toContain(section.sampleNote)
    expect(labelled.querySelectorAll('[data-tag=example]')).toHaveLength(2)
  })

  it('says so when nobody is listed, as when samples are hidden', async () => {
    const tree = await render({clinicians: [], clinicianTotal: 0})
    expect(tree.text).toContain(section.nobody)
    expect(tree.querySelector('nav')).toBeNull()
  })
})
