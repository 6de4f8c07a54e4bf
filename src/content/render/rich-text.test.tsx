import type {ComponentProps} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {RichText} from './rich-text.tsx'

type Value = Exclude<ComponentProps<typeof RichText>['value'], null>

const html = (value: Value | null) => renderToStaticMarkup(<RichText value={value} />)

const block = (text: string, more: object = {}) => ({
  _type: 'block',
  _key: text,
  style: 'normal',
  markDefs: [],
  children: [{_type: 'span', _key: 's', text, marks: []}],
  ...more,
})

describe('rich text', () => {
  it('has paragraphs, headings and lists', () => {
    const list = {style: 'normal', listItem: 'bullet', level: 1}
    const markup = html([
      block('Why', {style: 'h2'}),
      block('Because.'),
      block('one', list),
      block('two', list),
      block('first', {...list, listItem: 'number'}),
    ])
    expect(markup).toContain('<h2>Why</h2><p>Because.</p>')
    expect(markup).toContain('<ul><li>one</li><li>two</li></ul><ol><li>first</li></ol>')
  })

  it.each([
    ['a page', {kind: 'page', page: {path: '/privacy'}}, '/privacy'],
    ['another address', {kind: 'address', address: 'mailto:a@example.org'}, 'mailto:a@example.org'],
  ])('links words to %s', (_, target, href) => {
    const linked = block('', {
      markDefs: [{_type: 'textLink', _key: 'link', ...target}],
      children: [
        {_type: 'span', _key: 'a', text: 'See ', marks: []},
        {_type: 'span', _key: 'b', text: 'this', marks: ['link']},
      ],
    })
    expect(html([linked])).toContain(`<p>See <a href="${href}">this</a></p>`)
  })

  it('escapes what an editor wrote', () => {
    expect(html([block('<script>')])).toContain('<p>&lt;script&gt;</p>')
  })

  it('has tables with named columns, which scroll on their own and can be reached by keyboard', () => {
    const table = {
      _type: 'table',
      _key: 't',
      caption: 'Fees',
      columns: ['Visit', 'Fee'],
      rows: [{_key: 'r', cells: ['GP', '£149']}],
    }
    const markup = html([table])
    expect(markup).toMatch(/<div data-scroll[^>]* role="region" aria-label="Fees" tabindex="0">/)
    expect(markup).toContain('<caption>Fees</caption>')
    expect(markup).toContain('<th scope="col">Visit</th><th scope="col">Fee</th>')
    expect(markup).toContain('<td>GP</td><td>£149</td>')
  })

  it('names a table without caption by its columns', () => {
    const table = {_type: 'table', _key: 't', caption: null, columns: ['Visit', 'Fee'], rows: null}
    expect(html([table])).toContain('aria-label="Visit, Fee"')
  })

  it('is nothing where nothing was written', () => {
    expect(html(null)).toBe('')
  })
})
