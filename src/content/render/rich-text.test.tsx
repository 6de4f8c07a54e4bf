import type {ComponentProps} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {exampleLink} from '#content/testing/example-links.ts'
import {examplePicture} from '#content/testing/example-picture.ts'
import {RichText} from './rich-text.tsx'

type Value = Exclude<ComponentProps<typeof RichText>['value'], null>

const html = (value: Value | null) => renderToStaticMarkup(<RichText value={value} />)
/** A block with fields that the type of Portable Text lacks. */
const custom = (fields: {_type: string; _key: string; [field: string]: unknown}) => fields

const block = (text: string, more: object = {}) => ({
  _type: 'block',
  _key: text,
  style: 'normal',
  markDefs: [],
  children: [{_type: 'span', _key: 's', text, marks: []}],
  ...more,
})

describe('RichText', () => {
  it('renders paragraphs, headings and lists', () => {
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
    [
      'a file',
      {kind: 'file', file: `files/local/production/${'a'.repeat(40)}.pdf`},
      `/media/files/${'a'.repeat(40)}.pdf`,
    ],
  ])('renders links to %s', (_, target, href) => {
    const linked = block('', {
      markDefs: [{_type: 'textLink', _key: 'link', ...target}],
      children: [
        {_type: 'span', _key: 'a', text: 'See ', marks: []},
        {_type: 'span', _key: 'b', text: 'this', marks: ['link']},
      ],
    })
    expect(html([linked])).toContain(`<p>See <a href="${href}">this</a></p>`)
  })

  it('renders an image with alternative text and caption in a figure', () => {
    const fields = {picture: examplePicture, caption: 'Drawn.'}
    const image = custom({_type: 'captionedPicture', _key: 'image', ...fields})
    expect(html([image])).toMatch(/<figure>.*<img alt="A doctor.*<figcaption>Drawn\.<\/figcaption>/)
    expect(html([custom({...image, caption: null})])).not.toContain('figcaption')
  })

  it('renders a button, or nothing when a draft lacks its link', () => {
    const link = exampleLink('Join the waitlist', '/waitlist')
    expect(html([custom({_type: 'button', _key: 'b', link})])).toMatch(
      /<a [^>]*href="\/waitlist"[^>]*>Join the waitlist<\/a>/,
    )
    expect(html([custom({_type: 'button', _key: 'b', link: null})])).not.toContain('<a')
  })

  it('omits unknown blocks and unknown marks', () => {
    const marked = block('', {
      children: [{_type: 'span', _key: 'a', text: 'kept', marks: ['highlighted']}],
    })
    const markup = html([block('Before'), {_type: 'youTube', _key: 'y'}, marked])
    expect(markup).toContain('<p>Before</p><p>kept</p>')
    expect(markup).not.toMatch(/unknown|youTube/i)
  })

  it('renders tables with roles for headers and cells (WCAG 1.3.1)', () => {
    const rows = [{_key: 'r', cells: ['GP', '£149']}]
    const columns = ['Visit', 'Fee']
    const markup = html([custom({_type: 'table', _key: 't', caption: 'Fees', columns, rows})])
    expect(markup).toContain('<caption>Fees</caption>')
    expect(markup).toContain('<th role="columnheader" scope="col">Fee</th>')
    expect(markup).toContain('<th role="rowheader" scope="row">GP</th>')
    expect(markup).toContain('<td data-column="Fee" role="cell">£149</td>')
  })

  it('links phone numbers and email addresses everywhere', () => {
    const strong = {_type: 'span', _key: 's', text: '999', marks: ['strong']}
    const cells = ['a@b.example']
    const table = {_type: 'table', _key: 't', columns: ['Who'], rows: [{_key: 'r', cells}]}
    const markup = html([
      block('Call 111.'),
      block('', {children: [strong]}),
      block('020 7946 0123', {listItem: 'bullet', level: 1}),
      table,
    ])
    expect(markup.match(/href="[^"]+"/g)).toEqual([
      'href="tel:111"',
      'href="tel:999"',
      'href="tel:+442079460123"',
      'href="mailto:a@b.example"',
    ])
  })

  it('adds no links inside links', () => {
    const linked = block('', {
      markDefs: [{_type: 'textLink', _key: 'link', kind: 'address', address: 'https://a.example'}],
      children: [{_type: 'span', _key: 'b', text: 'call 111', marks: ['link']}],
    })
    expect(html([linked])).toContain('<p><a href="https://a.example">call 111</a></p>')
  })

  it('renders nothing for null and empty content, also among blocks', () => {
    const empty = [block('', {style: 'h2'}), block(' ')]
    expect(html([null, ...empty, block('Because.')])).toBe(html([block('Because.')]))
    expect(html(empty)).toBe('')
    expect(html(null)).toBe('')
  })
})
