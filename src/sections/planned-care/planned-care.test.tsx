import {renderToStaticMarkup} from 'react-dom/server'
import {plannedCareFixtures} from './planned-care.fixtures.ts'
import {PlannedCareSection} from './planned-care.section.tsx'

const renderMarkup = (state: keyof typeof plannedCareFixtures) =>
  renderToStaticMarkup(<PlannedCareSection section={plannedCareFixtures[state]} />)

describe('PlannedCareSection', () => {
  it('lists what the service will help with, each under a heading', () => {
    const titles = [...renderMarkup('full').matchAll(/<li><h3>([^<]+)<\/h3><p>/g)]
    expect(titles.map(([, title]) => title)).toEqual([
      'Dressings',
      'Injections',
      'Blood tests',
      'Checks',
    ])
  })

  it('asks in the dialog whether somebody would use it, or on a page without JavaScript (NURSE-1)', () => {
    expect(renderMarkup('full')).toMatch(
      /<a[^>]*data-dialog="interest" data-subject="nurse"[^>]*href="\/not-available-yet"/,
    )
  })

  it('keeps its text where there is nothing else', () => {
    expect(renderMarkup('bare')).toContain('coming soon')
    expect(renderMarkup('bare')).not.toMatch(/<a |<li/)
  })
})
