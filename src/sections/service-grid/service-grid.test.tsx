import {renderTree} from '#lib/testing/render.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {ServiceGridSection} from './service-grid.section.tsx'

const section = sectionState('serviceGrid')
const services = (section.services ?? []).slice(0, 1)
const render = (more: Partial<NonNullable<(typeof services)[number]>>) =>
  renderTree(
    <ServiceGridSection
      section={{...section, services: services.map((one) => one && {...one, ...more})}}
    />,
  )

describe('ServiceGridSection', () => {
  it.each([
    ['comingSoon', 'soon', []],
    ['launched', 'on', ['light']],
    ['started', 'on', ['light', 'hall']],
  ] as const)('draws the door of a service that is %s (G-7)', async (status, tag, drawn) => {
    const tree = await render({status, statusLabel: 'Status'})
    expect(tree.querySelector(`[data-tag=${tag}]`)?.text).toBe('Status')
    const uses = tree.querySelectorAll('[data-door-view=tall] use')
    const parts = uses.map((use) => /#(\w+)/.exec(use.getAttribute('href') ?? '')?.[1] ?? '')
    expect(parts.filter((part) => ['light', 'hall'].includes(part))).toEqual(drawn)
  })

  it('shows the image that an editor set instead of a door', async () => {
    const {portrait: picture} = sectionState('clinicians').clinicians[0] ?? {}
    const tree = await render({picture: picture ?? null})
    expect(tree.querySelector('[data-front] img')?.getAttribute('alt')).toBe(picture?.alt)
    expect(tree.querySelector('[data-door-view]')).toBeNull()
  })
})
