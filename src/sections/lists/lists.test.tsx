import {renderToStaticMarkup} from 'react-dom/server'
import {listsFixtures} from './lists.fixtures.ts'
import {ListsSection} from './lists.section.tsx'

const render = (section: (typeof listsFixtures)['full']) =>
  renderToStaticMarkup(<ListsSection section={section} />)
const {full, included, includedWithoutNote, open, openBare} = listsFixtures

describe('ListsSection', () => {
  it.each(Object.entries(listsFixtures))(
    'shows every item of %s under the heading of its list',
    (_name, section) => {
      const [, first = '', second = ''] = render(section).split('<ul>')
      const {heading, firstHeading, items, secondHeading, secondItems, intro, note} = section
      expect(render(section)).toMatch(`${firstHeading ?? heading}</h`)
      for (const item of items) expect(first).toContain(item)
      expect(first.match(/<li>/g)).toHaveLength(items.length)
      expect(first).toContain(secondHeading === null ? '' : `${secondHeading}</h`)
      for (const item of secondItems ?? []) expect(second).toContain(`<span>${item}</span>`)
      expect(render(section)).toContain(intro ?? note ?? '')
    },
  )

  it('marks included items differently from others', () => {
    const [, yes = '', no = ''] = render(full).split('<h3>')
    const [mark = ''] = /<path[^>]*>/.exec(yes) ?? []
    expect(mark).not.toBe('')
    expect(no).not.toContain(mark)
    expect(no.match(/<li>/g)).toHaveLength(2)
  })

  it('renders a mark at each open item', () => {
    expect(render(open).match(/<svg/g)).toHaveLength(2)
  })

  it.each([
    ['note', included, includedWithoutNote],
    ['intro', open, openBare],
  ] as const)('shows its %s only when it has one', (field, section, bare) => {
    expect(render(section)).toContain(`<p>${section[field]}</p>`)
    expect(render(bare)).not.toContain('<p>')
  })
})
