import {visits} from './channels.ts'
import {PageVisits} from './page-visits.ts'

const visit = (path: string, times: number) => {
  for (let time = 0; time < times; time += 1) visits.publish(path)
}

describe('PageVisits', () => {
  it('lists the most visited pages first', () => {
    const counted = new PageVisits()
    visit('/once', 1)
    visit('/often', 3)
    visit('/twice', 2)
    expect(counted.mostVisited()).toEqual(['/often', '/twice', '/once'])
  })

  it('drops the least visited pages of a large site', () => {
    const counted = new PageVisits()
    visit('/often', 4)
    for (let index = 0; index < 5000; index += 1) visit(`/seldom/${index}`, 1)
    expect(counted.mostVisited()).toEqual(['/often'])
    visit('/new', 3)
    // The counts were halved in between.
    expect(counted.mostVisited()).toEqual(['/new', '/often'])
  })
})
