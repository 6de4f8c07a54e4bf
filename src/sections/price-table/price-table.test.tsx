import {renderTree} from '#lib/testing/render.ts'
import type {SectionProps} from '#content/section-props.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {PriceTableSection} from './price-table.section.tsx'

const section = sectionState('priceTable')
const [row] = section.rows ?? []
const service = row?.service ?? null

const render = (
  more: Partial<NonNullable<SectionProps<'priceTable'>['section']['rows']>[number]>,
) => renderTree(<PriceTableSection section={{...section, rows: row ? [{...row, ...more}] : []}} />)

describe('PriceTableSection', () => {
  it.each([
    ['comingSoon', 'soon', 1],
    ['launched', 'on', 0],
    ['started', 'on', 0],
  ] as const)('shows a service that is %s with badge and door (G-7)', async (status, tag, dark) => {
    const tree = await render({service: service && {...service, status}})
    expect(tree.querySelector('[data-tag]')?.getAttribute('data-tag')).toBe(tag)
    expect(tree.querySelectorAll('use[href$="#dark"]').length).toBe(dark)
  })

  it('shows neither badge nor door without a service', async () => {
    const tree = await render({service: null})
    expect(tree.querySelectorAll('[data-tag], [data-door]').length).toBe(0)
    expect(tree.querySelector('b')?.text).toBe(row?.title)
  })

  it.each([
    ['From £9', 'data-figure'],
    ['Not set yet', 'data-text'],
  ])('shows %j as a figure or a text (COPY-1)', async (price, kind) => {
    const tree = await render({price})
    expect(tree.querySelectorAll('[data-figure], [data-text]').map(({text}) => text)).toEqual([
      price,
    ])
    expect(tree.querySelector(`[${kind}]`)?.text).toBe(price)
  })
})
