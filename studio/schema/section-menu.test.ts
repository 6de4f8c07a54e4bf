import {isInsertable, pageSectionMenu} from './section-menu.ts'
import {sections} from './sections.ts'

const offered = sections.filter(({name}) => isInsertable(name))

describe('section menu', () => {
  it('leaves out sections of fixed pages, including under its filters', () => {
    expect(sections.length - offered.length).toBe(9)
    const filtered = pageSectionMenu.insertMenu?.groups?.flatMap(({of}) => of ?? [])
    expect(filtered?.toSorted()).toEqual([...offered.map(({name}) => name), 'reference'].toSorted())
  })
})
