import {runInNewContext} from 'node:vm'
import {browserWithStyles, takeData, withStyles} from './late-data.ts'

const long = (name: string) => `.${name}{${'color:var(--ink);'.repeat(8)}}`
const style = (css: string) => `<style data-styled="">${css}</style>`
const push = (...row: unknown[]) =>
  `<script>self.__next_f.push(${JSON.stringify(row).replaceAll('<', '\\u003c')})</script>`
const begin = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'

const shown = `<style data-styled-global="g">${long('global')}</style>${style('.short{}')}<p>${style(long('a'))}Words</p>`
const rows = [
  `1:"$Sreact.fragment"\n23:T8f,${long('a')}`,
  `["$","style",null,{"children":"${long('global')}"}]\n["</script>","${long('a')}",".short{}"]\n`,
]
const pageOf = (scripts: string) => `<html><body>${shown}${scripts}</body></html>`
const page = pageOf(begin + rows.map((row) => push(1, row)).join(''))

describe('decision 86: React’s data', () => {
  it('is taken out of a page whole, in its order, with marks in the place of long styles', () => {
    const taken = takeData(page)
    expect(taken?.html).toBe(pageOf(''))
    const {text = '', length} = taken?.data ?? {}
    expect(length).toBe(rows.join('').length)
    expect(text).not.toContain(long('a'))
    expect(text).toContain('.short{}')
    expect(withStyles(text, taken?.html ?? '')).toBe(rows.join(''))
  })

  it('is put together by a browser as it is here', () => {
    const {html = '', data} = takeData(page) ?? {}
    const styles = [...html.matchAll(/<style [^>]*>(.*?)<\/style>/g)].map(([, textContent]) => ({
      textContent,
    }))
    expect(runInNewContext(browserWithStyles, {text: data?.text, styles})).toBe(rows.join(''))
  })

  it('has a name that says what is in it', () => {
    const other = pageOf(begin + push(1, 'other'))
    expect(takeData(page)?.data.name).toMatch(/^[\w-]{22}$/)
    expect(takeData(page)?.data.name).toBe(takeData(page)?.data.name)
    expect(takeData(other)?.data.name).not.toBe(takeData(page)?.data.name)
  })

  it.each([
    ['there is none', ''],
    ['it is empty', begin],
    ['a row is no JSON', `${begin}<script>self.__next_f.push([1,words])</script>`],
    ['it does not begin', push(1, 'text')],
    ['there is a row of a kind that is not known', begin + push(1, 'text') + push(3, 'AAAA')],
    ['a row holds no text', begin + push(1, null)],
    ['a text holds the sign of a mark', begin + push(1, 'a\u001a0\u001ab')],
  ])('stays where it is when %s', (_, scripts) => {
    expect(takeData(pageOf(scripts))).toBeNull()
  })
})
