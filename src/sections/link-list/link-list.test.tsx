import {renderTree} from '#lib/testing/render.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {LinkListSection} from './link-list.section.tsx'

const section = sectionState('linkList')

describe('LinkListSection', () => {
  it('shows the status only for a link about a service (G-7)', async () => {
    const links = section.links.map((each, index) =>
      index === 0 ? {...each, service: null} : each,
    )
    const items = (
      await renderTree(<LinkListSection section={{...section, links}} />)
    ).querySelectorAll('li')
    const shown = items.map((item) => item.querySelector('[data-tag]')?.getAttribute('data-tag'))
    expect(shown).toEqual(
      links.map(({service}) =>
        service ? (service.status === 'comingSoon' ? 'soon' : 'on') : undefined,
      ),
    )
  })

  it('has copy after the links', async () => {
    const {intro} = section
    const more = {intro: null, after: intro}
    const tree = await renderTree(<LinkListSection section={{...section, ...more}} />)
    expect(tree.querySelectorAll('ul ~ div > p').length).toBe(1)
  })
})
