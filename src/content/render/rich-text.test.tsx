import type {ComponentProps} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {exampleLink} from '#content/testing/example-links.ts'
import {RichText} from './rich-text.tsx'

type Value = Exclude<ComponentProps<typeof RichText>['value'], null>

const html = (value: Value | null) => renderToStaticMarkup(<RichText value={value} />)
/** A block with fields that the type of Portable Text lacks. */
const custom = (_type: string, fields: Record<string, unknown>) => ({_type, _key: _type, ...fields})
const span = (text: string, ...marks: string[]) => ({_type: 'span', _key: text, text, marks})
const block = (text: string, more: object = {}) => ({
  _type: 'block',
  _key: text,
  style: 'normal',
  markDefs: [],
  children: [span(text)],
  ...more,
})
const linked = (target: object, text: string) =>
  block('', {
    markDefs: [{_type: 'textLink', _key: 'link', ...target}],
    children: [span('See '), span(text, 'link')],
  })

describe('RichText', () => {
  it('renders paragraphs, headings and lists, and nothing for empty content', () => {
    const list = {listItem: 'bullet', level: 1}
    const empty = [block('', {style: 'h2'}), block(' ')]
    const markup = html([
      null,
      ...empty,
      block('Why', {style: 'h2'}),
      block('Because.'),
      block('one', list),
      block('two', list),
      block('first', {...list, listItem: 'number'}),
    ])
    expect(markup).toContain('<h2>Why</h2><p>Because.</p>')
    expect(markup).toContain('<ul><li>one</li><li>two</li></ul><ol><li>first</li></ol>')
    expect([html(empty), html(null)]).toEqual(['', ''])
  })

  const file = `${'a'.repeat(40)}.pdf`
  it.each([
    [{kind: 'page', page: {path: '/privacy'}}, '/privacy'],
    [{kind: 'address', address: 'mailto:a@example.org'}, 'mailto:a@example.org'],
    [{kind: 'file', file: `files/local/production/${file}`}, `/media/files/${file}`],
  ])('renders the link %j', (target, href) => {
    expect(html([linked(target, 'this')])).toContain(`<p>See <a href="${href}">this</a></p>`)
  })

  it('renders an image with alternative text and caption in a figure', () => {
    const asset = {_type: 'reference', _ref: 'image-a-1200x820-svg'}
    const picture = {alt: 'A doctor', image: {asset, width: 1200, height: 820, extension: 'svg'}}
    const image = (caption: string | null) => html([custom('captionedPicture', {picture, caption})])
    expect(image('Drawn.')).toMatch(
      /<figure>.*<img alt="A doctor.*<figcaption>Drawn\.<\/figcaption>/,
    )
    expect(image(null)).not.toContain('figcaption')
  })

  it('renders a button, or nothing when a draft lacks its link', () => {
    const link = exampleLink('Join the waitlist', '/waitlist')
    expect(html([custom('button', {link})])).toMatch(
      /<a [^>]*href="\/waitlist"[^>]*>Join the waitlist<\/a>/,
    )
    expect(html([custom('button', {link: null})])).not.toContain('<a')
  })

  it('omits unknown blocks and unknown marks', () => {
    const marked = block('', {children: [span('kept', 'highlighted')]})
    const markup = html([block('Before'), custom('youTube', {}), marked])
    expect(markup).toContain('<p>Before</p><p>kept</p>')
    expect(markup).not.toMatch(/unknown|youTube/i)
  })

  it('renders tables with roles for headers and cells (WCAG 1.3.1)', () => {
    const rows = [{_key: 'r', cells: ['GP', '£149']}]
    const columns = ['Visit', 'Fee']
    const markup = html([custom('table', {caption: 'Fees', columns, rows})])
    expect(markup).toContain('<caption>Fees</caption>')
    expect(markup).toContain('<th role="columnheader" scope="col">Fee</th>')
    expect(markup).toContain('<th role="rowheader" scope="row">GP</th>')
    expect(markup).toContain('<td data-column="Fee" role="cell">£149</td>')
  })

  it('links phone numbers and email addresses everywhere, except inside links', () => {
    const table = {columns: ['Who'], rows: [{_key: 'r', cells: ['a@b.example']}]}
    const markup = html([
      block('Call 111.'),
      block('', {children: [span('999', 'strong')]}),
      block('020 7946 0123', {listItem: 'bullet', level: 1}),
      custom('table', table),
      linked({kind: 'address', address: 'https://a.example'}, 'call 111'),
    ])
    expect(markup.match(/href="[^"]+"/g)).toEqual([
      'href="tel:111"',
      'href="tel:999"',
      'href="tel:+442079460123"',
      'href="mailto:a@b.example"',
      'href="https://a.example"',
    ])
  })
})
