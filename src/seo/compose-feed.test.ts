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
  it('contains all required elements (UPD-1, RFC 4287 §4.1.1)', () => {
    const xml = composeFeed(feed)
    expect(xml.startsWith('<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns=')).toBe(true)
    expect(all(xml, 'id')).toEqual([
      'https://lamplight.example/updates/feed.xml',
      'https://lamplight.example/updates#promise-1',
      'https://lamplight.example/updates#update-1',
    ])
    expect(all(xml, 'name')).toEqual(['Lamplight'])
    expect(xml).toContain('rel="self" type="application/atom+xml"')
  })

  it('formats dates as RFC 3339 and uses the newest as the feed date', () => {
    expect(all(composeFeed(feed), 'updated')).toEqual([
      '2026-11-21T00:00:00.000Z',
      '2026-11-21T00:00:00.000Z',
      '2025-09-01T00:00:00.000Z',
    ])
  })

  it('escapes text', () => {
    expect(composeFeed(feed)).toContain('<title>Landing page &lt;launch&gt; &amp; more</title>')
  })

  it('has a date without entries', () => {
    expect(all(composeFeed({...feed, entries: []}), 'updated')).toEqual([
      '2025-01-01T08:00:00.000Z',
    ])
  })
})
