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
    const image = custom({
      _type: 'captionedPicture',
      _key: 'image',
      picture: examplePicture,
      caption: 'Drawn.',
    })
    expect(html([block('Before'), image])).toMatch(
      /<p>Before<\/p><figure>.*<img alt="A doctor in a dark suit[^>]*>.*<figcaption>Drawn\.<\/figcaption><\/figure>/,
    )
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

  it('escapes HTML in text', () => {
    expect(html([block('<script>')])).toContain('<p>&lt;script&gt;</p>')
  })

  it('renders tables with roles for headers and cells (WCAG 1.3.1)', () => {
    const table = {
      _type: 'table',
      _key: 't',
      caption: 'Fees',
      columns: ['Visit', 'Fee'],
      rows: [{_key: 'r', cells: ['GP', '£149']}],
    }
    const markup = html([table])
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

  const kilobytes = (text: string, number: number) =>
    text.repeat(Math.ceil((number * 1024) / text.length)).slice(0, number * 1024)

  // Detecting contacts must not backtrack.
  it.each(['Care at home. ', 'a', '0', '0 ', '020 7946 ', 'a@', 'a.', 'a@b.', '+44 (0) ', '<&'])(
    'renders a paragraph of 200 KB of %j',
    (words) => {
      const markup = html([block(kilobytes(words, 200), {_key: 'long'})])
      const text = markup
        .replace(/<[^>]*>/g, '')
        .replace(/&lt;/g, '<')
        .replace(/&amp;/g, '&')
        .replaceAll('\u00A0', ' ')
      expect(text === kilobytes(words, 200)).toBe(true)
    },
  )

  it('renders 2,000 paragraphs of 200 KB in total', () => {
    const blocks = Array.from({length: 2000}, (_, index) =>
      block(kilobytes(`Paragraph ${index}. `, 0.1), {_key: `b${index}`}),
    )
    expect(html(blocks).match(/<p>Paragraph /g)).toHaveLength(2000)
  })

  it('renders nothing for null and empty content, also among blocks', () => {
    const empty = [block('', {style: 'h2'}), block(' ')]
    expect(html([null, ...empty, block('Because.')])).toBe(html([block('Because.')]))
    expect(html(empty)).toBe('')
    expect(html(null)).toBe('')
  })
})
