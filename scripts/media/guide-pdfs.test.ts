import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {everyPart, readSeed, sectionsOf, seedFolder} from '#scripts/seed/read-seed.ts'
import {chaptersOf, guideHtml} from './guide-html.ts'

const documents = await readSeed()
const guides = documents.filter(({_type}) => _type === 'resource')

const pdfOf = async (guide: (typeof guides)[number]) => {
  const [file] = [...everyPart(guide['draft'])].map(({_sanityAsset}) => String(_sanityAsset))
  const bytes = await readFile(join(seedFolder, String(file).replace('file@file://', '')))
  return bytes.toString('latin1')
}

describe('guide PDFs in the seed', () => {
  it('are tagged and have a language, a title and bookmarks (PROV-5)', async () => {
    expect(guides).toHaveLength(4)
    for (const guide of guides) {
      const pdf = await pdfOf(guide)
      expect(pdf).toMatch(/^%PDF-/)
      expect(pdf).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/)
      expect(pdf).toContain('/StructTreeRoot')
      expect(pdf).toMatch(/\/Lang\s*\(en-GB\)/)
      expect(pdf).toContain('/Outlines')
      expect(pdf).toContain('/Title')
    }
  })

  it('have the chapters of their pages', async () => {
    for (const guide of guides) {
      const [id] = [...everyPart(guide['page'])].map(({_ref}) => _ref)
      const page = documents.find(({_id}) => _id === id)
      const chapters = chaptersOf(page === undefined ? [] : sectionsOf(page, documents))
      expect(chapters.length).toBeGreaterThan(5)
      // The last chapter is a shared section.
      expect(chapters.at(-1)?.heading).toBe('About this guide')
      const html = await guideHtml({
        title: String(guide['title']),
        description: '',
        brand: '',
        note: '',
        chapters,
        images: [],
      })
      for (const {heading} of chapters) expect(html).toContain(`<h2>${heading}</h2>`)
    }
  })
})

describe('guideHtml', () => {
  it('joins adjacent list items into one list and escapes text', async () => {
    const point = (text: string) => ({listItem: 'bullet', children: [{text}]})
    const html = await guideHtml({
      title: 'A & B',
      description: '',
      brand: '',
      note: '',
      chapters: [
        {heading: 'One', body: [point('<b>'), point('two'), {children: [{text: 'Then'}]}]},
      ],
      images: ['data:image/png;base64,'],
    })
    expect(html).toContain('<ul><li>&lt;b&gt;</li><li>two</li></ul><p>Then</p>')
    expect(html).toContain('<h1>A &amp; B</h1>')
    expect(html).toMatch(/<section><img alt="" src="data:/)
  })
})
