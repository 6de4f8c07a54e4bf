import {renderTree} from '#lib/testing/render.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {AppDownloadSection} from './app-download.section.tsx'

const section = sectionState('appDownload')
const {promotion} = section
type Promotion = NonNullable<typeof promotion>

const render = (more: Partial<Promotion> = {}) =>
  renderTree(
    <AppDownloadSection section={{...section, promotion: promotion && {...promotion, ...more}}} />,
  )

describe('AppDownloadSection', () => {
  it.each<[string, Promotion['inStores'], boolean[]]>([
    ['every store without the app', [], [true, true]],
    ['the store that lacks the app', ['appstore'], [false, true]],
    ['no store with the app', ['appstore', 'playstore'], [false, false]],
  ])('opens the form for %s (HOME-6, DL-1)', async (_stores, inStores, opensForm) => {
    const links = (await render({inStores})).querySelectorAll('ul:first-of-type a')
    const has = (name: string) => links.map((link) => link.getAttribute(name))
    expect(has('href')).toEqual(['/download/ios', '/download/android'])
    expect(has('target')).toEqual(['_blank', '_blank'])
    expect(has('rel')).toEqual(['noopener', 'noopener'])
    expect(has('data-dialog')).toEqual(opensForm.map((opens) => (opens ? 'download' : undefined)))
    const announced = links.map(({text}) => text.endsWith(` ${promotion?.newTab}`))
    expect(announced).toEqual(opensForm.map((opens) => !opens))
  })

  it('names the store to the form', async () => {
    const links = (await render()).querySelectorAll('[data-dialog]')
    expect(links.map((link) => link.getAttribute('data-subject'))).toEqual(
      promotion?.buttons.map(({store}) => store),
    )
  })

  it.each([
    ['a quiet section', {quiet: true}],
    ['a section without images', {promotion: promotion && {...promotion, pictures: []}}],
  ])('shows no screens in %s', async (_section, more) => {
    const tree = await renderTree(<AppDownloadSection section={{...section, ...more}} />)
    expect(tree.querySelectorAll('ul').length).toBe(1)
  })
})
