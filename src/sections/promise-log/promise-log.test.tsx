import {renderToStaticMarkup} from 'react-dom/server'
import {promiseLogFixtures} from './promise-log.fixtures.ts'
import {PromiseLogSection} from './promise-log.section.tsx'

const renderMarkup = (state: keyof typeof promiseLogFixtures) =>
  renderToStaticMarkup(<PromiseLogSection section={promiseLogFixtures[state]} />)

const entry = (id: string) =>
  new RegExp(`<li id="promise-${id}">.*?</li>`).exec(renderMarkup('full'))?.[0] ?? ''

describe('PromiseLogSection', () => {
  it('shows each promise with its date and outcome (UPD-1)', () => {
    expect(entry('figures')).toContain('We will say how we know.')
    expect(entry('figures')).toContain('<time dateTime="2026-11-20">November 2026</time>')
    expect(entry('figures')).toMatch(/data-tag="plain".*Kept<\/span>/)
    expect(entry('figures')).toContain('Every figure says so.')
  })

  it.each([
    ['reviews', 'Still open'],
    ['app', 'Not kept in time'],
    ['map', 'Not kept'],
  ])('renders a dark fanlight for a promise that is not kept: %s', (id, label) => {
    expect(entry(id)).toContain(`${label}</span>`)
    expect(entry(id)).not.toContain('fan-lit')
  })

  it('renders nothing without promises', () => {
    expect(renderMarkup('bare')).toBe('')
  })
})
