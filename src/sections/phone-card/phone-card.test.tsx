import {renderTree} from '#lib/testing/render.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {PhoneCardSection} from './phone-card.section.tsx'

const section = sectionState('phoneCard')
const languages = section.languages ?? []
const render = (change: Partial<typeof section> = {}) =>
  renderTree(<PhoneCardSection section={{...section, ...change}} />)

describe('PhoneCardSection', () => {
  it('says when to call 999 and 111, and what to write, in every language (PHONE-1)', async () => {
    const tree = await render()
    const said = (selector: string) =>
      tree.querySelectorAll(`${selector} [lang]`).map((text) => text.textContent)
    expect(said('[data-call="999"]')).toEqual(languages.map(({emergency}) => emergency))
    expect(said('[data-call="111"]')).toEqual(languages.map(({urgent}) => urgent))
    expect(said('article li').toSorted()).toEqual(
      languages.flatMap(({lines}) => lines ?? []).toSorted(),
    )
    for (const {lines} of languages) expect(lines).toHaveLength(5)
  })

  it('says beside a translation that nobody has checked it (PHONE-1)', async () => {
    const marks = async (checkedOn?: string) =>
      (await render({languages: languages.map((language) => ({...language, checkedOn}))}))
        .querySelectorAll('p[data-translation]')
        .map((note) => note.getAttribute('data-translation'))
    expect(await marks()).toEqual(languages.slice(1).map((_, index) => String(index + 1)))
    expect(await marks('2026-11-20')).toEqual([])
  })
})
