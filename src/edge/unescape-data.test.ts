import {runInNewContext} from 'node:vm'
import {unescapeData} from './unescape-data.ts'

/** Writes a text as Next does: as JSON, without the characters that HTML could read. */
const scriptOf = (text: string) => {
  const json = JSON.stringify(text)
    .replaceAll('&', String.raw`\u0026`)
    .replaceAll('>', String.raw`\u003e`)
    .replaceAll('<', String.raw`\u003c`)
  return `<script>self.__next_f.push([1,${json}])</script>`
}

function valueOf(html: string): unknown {
  const pushed: unknown[] = []
  const [, code = ''] = /^<script>([\s\S]*)<\/script>$/.exec(html) ?? []
  runInNewContext(code, {self: {__next_f: {push: (data: unknown[]) => pushed.push(data[1])}}})
  return pushed[0]
}

describe('unescapeData', () => {
  it.each([
    ['selectors', '.a>li{margin:0}'],
    ['quotes', '["$","p",null,{"children":"We’re > open"}]'],
    ['backslashes', String.raw`\ \" \\" \u003e \\u003e \\\u003e >`],
    ['line breaks', '">"\n\r\t\0'],
    ['tags', '"</script><!-- --><script>"'],
  ])('keeps the data with %s (decision 55)', (_name, text) => {
    const html = unescapeData(scriptOf(text))
    expect(valueOf(html)).toBe(text)
    expect(html.match(/<\/?script|<!--/g)).toHaveLength(2)
  })

  it('writes styles in the data as they are in the markup (decision 55)', () => {
    expect(unescapeData(scriptOf('.a>li{}.b>ul>li{}'))).toContain('.a>li{}.b>ul>li{}')
  })

  it('changes each script of data, and nothing else', () => {
    const other = String.raw`<script>self.__next_f=[];push("\u003e")</script><p>\u003e</p>`
    const [one, two] = [scriptOf('1>'), scriptOf('2>')]
    expect(unescapeData(one + other + two)).toBe(unescapeData(one) + other + unescapeData(two))
  })

  it('returns a script without an end unchanged', () => {
    const open = '<script>self.__next_f.push([1,"'.repeat(1000)
    expect(unescapeData(open)).toBe(open)
  })
})
