import {Script} from 'node:vm'
import {withLateSections} from './late-sections.ts'

const page =
  '<!DOCTYPE html><html><head><title>Home</title></head><body><main></main></body></html>'

describe('decision 105: sections far down', () => {
  it('wait by one rule and one script at the end of the head, and nothing else is changed', () => {
    const html = withLateSections(page)
    const [added = '', style = '', script = ''] =
      /<style data-late-sections>(.*?)<\/style><script>([\s\S]*?)<\/script>(?=<\/head>)/.exec(
        html,
      ) ?? []
    expect(html.replace(added, '')).toBe(page)
    expect(style).toContain('main>:nth-child(n+3 of :not(style)),footer{content-visibility:auto')
    expect(() => new Script(script)).not.toThrow()
  })

  it('wait on a screen alone, where scripts run and what is looked at keeps its place', () => {
    expect(withLateSections(page)).toMatch(
      /<style data-late-sections>@media screen and \(scripting:enabled\)\{@supports\(overflow-anchor:auto\)\{/,
    )
  })

  it('do not wait in what has no head', () => {
    expect(withLateSections('<p>Words</p>')).toBe('<p>Words</p>')
  })
})
