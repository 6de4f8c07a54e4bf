import {describeSite} from './describe-site.ts'

const now = Date.UTC(2026, 10, 22, 12)
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString()
const fine = {database: 'ok', content: 'ok', knowsContentUntil: ago(10)}

describe('describeSite', () => {
  it.each([
    ['it knows the last publication', fine, ago(10)],
    ['clocks differ by a minute', fine, ago(9)],
    ['a publication is in flight', fine, ago(1)],
    ['nothing was published yet', {...fine, knowsContentUntil: null}, null],
  ])('reports a healthy site when %s', (_case, health, newest) => {
    expect(describeSite(health, newest, now)).toEqual({
      isFine: true,
      text: 'The site shows what is published.',
      todo: '',
    })
  })

  it.each([
    ['The site does not answer.', null, ago(10)],
    ['The site cannot read the content.', {...fine, content: 'unavailable'}, ago(10)],
    ['The site was not told of the last publication.', fine, ago(5)],
    ['The site was not told of the last publication.', {...fine, knowsContentUntil: null}, ago(5)],
    ['Forms cannot save what people send.', {...fine, database: 'unavailable'}, ago(10)],
  ])('reports "%s" and what to do', (text, health, newest) => {
    const state = describeSite(health, newest, now)
    expect(state).toMatchObject({isFine: false, text})
    expect(state.todo).toMatch(/Tell whoever runs the site\.$/)
  })

  it('reports the most serious problem first', () => {
    const health = {database: 'unavailable', content: 'unavailable', knowsContentUntil: null}
    expect(describeSite(health, ago(5), now).text).toBe('The site cannot read the content.')
  })
})
