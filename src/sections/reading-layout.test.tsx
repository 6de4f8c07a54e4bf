import {renderToStaticMarkup} from 'react-dom/server'
import type {PageSection} from '#content/section-props.ts'
import {pageHeroFixtures} from './page-hero/page-hero.fixtures.ts'
import {proseFixtures} from './prose/prose.fixtures.ts'
import {SectionList} from './section-list.tsx'
import {anchorOf} from '#lib/anchor-of.ts'
import {contentsOf, groupSections} from './reading-contents.ts'

const prose = (key: string, heading: string | null, anchor: string | null = null): PageSection => ({
  ...proseFixtures.full,
  _key: key,
  heading,
  anchor,
})
const hero: PageSection = {...pageHeroFixtures.bare, _key: 'hero'}
const sections = [hero, prose('a', 'Who we are'), prose('b', 'Your rights', 'rights')]
const reading = {contents: 'On this page', updated: '2026-11-20', updatedLabel: 'Last updated:'}
const html = renderToStaticMarkup(<SectionList page={{reading, sections}} />)

describe('SectionList of a reading page', () => {
  it('lists the headings of its column as links', () => {
    expect(html).toMatch(
      /<nav aria-labelledby="contents"[^>]*><p id="contents">On this page<\/p>.*<ol><li><a href="#who-we-are">Who we are<\/a><\/li><li><a href="#rights">Your rights<\/a>/,
    )
    expect(html).toContain('id="who-we-are"')
    expect(html).toContain('id="rights"')
  })

  it('folds the list on phones behind a button with its length, without a script', () => {
    expect(html).toMatch(
      /<div data-fold=""><details><summary><span>On this page \(2\)<\/span>.*<\/details><\/div><ol>/,
    )
  })

  it('shows the date of the last change as text and in machine-readable form', () => {
    expect(html).toMatch(/Last updated: <time dateTime="2026-11-20">20 November 2026<\/time>/i)
  })

  it('keeps the hero above the column', () => {
    expect(html.indexOf('<h1')).toBeLessThan(html.indexOf('<nav'))
    expect(groupSections(sections).map(({isColumn}) => isColumn)).toEqual([false, true])
  })

  it('omits the table of contents for a single heading and on other pages', () => {
    const one = renderToStaticMarkup(
      <SectionList page={{reading, sections: sections.slice(0, 2)}} />,
    )
    expect(one).not.toContain('<nav')
    const plain = renderToStaticMarkup(<SectionList page={{reading: null, sections}} />)
    expect(plain).not.toMatch(/<nav|<time/)
  })

  it('omits sections without a heading from the table of contents', () => {
    expect(contentsOf([prose('a', null, 'x')])).toEqual([])
  })

  it.each([
    ['What we collect, and why', 'what-we-collect-and-why'],
    ['Café & more', 'cafe-more'],
    ['…', 'section'],
  ])('derives an anchor from "%s"', (heading, anchor) => {
    expect(anchorOf(heading)).toBe(anchor)
  })
})
