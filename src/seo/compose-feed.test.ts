import {composeFeed, type Feed} from './compose-feed.ts'

const feed: Feed = {
  title: 'Updates – Lamplight',
  subtitle: 'What is new',
  author: 'Lamplight',
  page: 'https://lamplight.example/updates',
  self: 'https://lamplight.example/updates/feed.xml',
  updated: '2025-01-01T08:00:00Z',
  entries: [
    {
      anchor: 'update-1',
      title: 'Landing page <launch> & more',
      summary: 'Our first website is here.',
      category: {term: 'launch', label: 'Launch'},
      published: '2025-09-01',
      updated: '2025-09-01',
    },
    {
      anchor: 'promise-1',
      title: 'Kept: we say how we know',
      summary: 'Every figure says so.',
      category: {term: 'kept', label: 'Kept'},
      published: '2026-11-20',
      updated: '2026-11-21',
    },
  ],
}

const all = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text)

describe('composeFeed', () => {
  it('contains all required elements, newest first and escaped (UPD-1, RFC 4287 §4.1.1)', () => {
    const xml = composeFeed(feed)
    expect(xml.startsWith('<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns=')).toBe(true)
    expect(all(xml, 'id')).toEqual([feed.self, `${feed.page}#promise-1`, `${feed.page}#update-1`])
    expect(all(xml, 'updated')).toEqual([
      '2026-11-21T00:00:00.000Z',
      '2026-11-21T00:00:00.000Z',
      '2025-09-01T00:00:00.000Z',
    ])
    expect(all(xml, 'name')).toEqual(['Lamplight'])
    expect(xml).toContain('rel="self" type="application/atom+xml"')
    expect(xml).toContain('<title>Landing page &lt;launch&gt; &amp; more</title>')
  })

  it('has a date without entries', () => {
    expect(all(composeFeed({...feed, entries: []}), 'updated')).toEqual([
      '2025-01-01T08:00:00.000Z',
    ])
  })
})
