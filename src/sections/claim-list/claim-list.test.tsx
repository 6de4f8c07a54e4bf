import {renderTree} from '#lib/testing/render.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {ClaimListSection} from './claim-list.section.tsx'

const section = sectionState('claimList')
const plans = section.all.filter(({kind}) => kind === 'plan')
const source = {source: 'Census', sourceUrl: 'https://example.org/', asOf: 'May 2021'}
const [unsourced, sourced] = section.all
  .filter(({kind}) => kind === 'statistic')
  .map((claim, index) => (index === 1 ? {...claim, ...source} : claim))

describe('ClaimListSection', () => {
  it('shows source and date of a statistic, and says of another that it has no source', async () => {
    const all = [unsourced, sourced].flatMap((claim) => claim ?? [])
    const tree = await renderTree(<ClaimListSection section={{...section, all}} />)
    expect(tree.querySelectorAll('h2')).toHaveLength(1)
    expect(tree.querySelectorAll('li [data-tag]').map(({text}) => text)).toEqual([
      section.words?.unsourced,
    ])
    const {sourceLabel, dateLabel, unsourcedText, unsourcedList} = section.words ?? {}
    const lines = tree.querySelectorAll('li p').map(({text}) => text)
    const origins = lines.filter((line) => line.startsWith(sourceLabel ?? ''))
    expect(origins).toEqual([
      `${sourceLabel} ${unsourcedText}`,
      `${sourceLabel} Census ${dateLabel} May 2021`,
    ])
    expect(tree.querySelector('li a')?.getAttribute('href')).toBe(source.sourceUrl)
    expect(tree.text).not.toContain(unsourcedList)
  })

  it('lists the selection of an editor, below the heading of the section', async () => {
    const chosen = {...section, heading: 'Price', claims: plans.slice(0, 2)}
    const tree = await renderTree(<ClaimListSection section={chosen} />)
    expect(tree.querySelectorAll('h2, h3').map(({rawTagName}) => rawTagName)).toEqual(['h2', 'h3'])
    expect(tree.querySelectorAll('li').map(({id}) => id)).toEqual(chosen.claims.map(({_id}) => _id))
  })
})
