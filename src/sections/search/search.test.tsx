import {renderMarkup, renderTree} from '#lib/testing/render.ts'
import {insertResults} from '#search/insert-results.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {SearchSection} from './search.section.tsx'

const section = sectionState('search')

describe('SearchSection', () => {
  it('renders a labelled field that works without JavaScript (SEARCH-1)', async () => {
    const tree = await renderTree(<SearchSection section={section} />)
    expect(tree.querySelector('form[role=search]')?.attributes).toMatchObject({action: '/search'})
    const field = tree.querySelector('input[name=q]')
    expect(tree.querySelector(`label[for=${field?.id}]`)?.text).toBe(section.label)
    expect(tree.querySelector(`#${field?.getAttribute('aria-describedby')}`)?.text).toBe(
      section.hint,
    )
  })

  it('has no list without suggestions', async () => {
    const tree = await renderTree(<SearchSection section={{...section, suggestions: []}} />)
    expect(tree.text).not.toContain(section.suggestionsHeading)
  })

  it('lets results replace the field and the suggestions', async () => {
    const html = await renderMarkup(<SearchSection section={section} />)
    const results = insertResults(html, '<p>Results</p>')
    expect(results).toContain('<p>Results</p>')
    expect(results).not.toMatch(/<form|<h2/)
  })
})
