import {mostVisited, noteVisit} from './page-visits.ts'

beforeEach(() => {
  globalThis.pageVisits = undefined
})

const visit = (path: string, times: number) => {
  for (let time = 0; time < times; time += 1) noteVisit(path)
}

describe('the count of visits', () => {
  it('puts first what most were given', () => {
    visit('/once', 1)
    visit('/often', 3)
    visit('/twice', 2)
    expect(mostVisited()).toEqual(['/often', '/twice', '/once'])
  })

  it('forgets the least visited when there are more paths than anybody prepares', () => {
    visit('/often', 4)
    for (let index = 0; index < 5000; index += 1) noteVisit(`/seldom/${index}`)
    expect(mostVisited()).toEqual(['/often'])
    visit('/new', 3)
    // Four visits count as two by now.
    expect(mostVisited()).toEqual(['/new', '/often'])
  })
})
