import {composeLlms, type Llms, maxLlmsPages} from './compose-llms.ts'

const page = (path: string, title: string) => ({path, title, description: `About\n${title}.`})

const content: Llms = {
  name: 'Lamplight',
  summary: 'Healthcare at home.',
  notes: ['Not for emergencies.'],
  sections: [
    {title: 'For Patients', paths: ['/gp-visit', '/gone']},
    {title: 'Services', paths: ['/gp-visit']},
    {title: 'Support', paths: ['/faq']},
  ],
  pages: [page('/', 'Home [new]'), page('/faq', 'Questions'), page('/gp-visit', 'See a GP')],
}

describe('composeLlms', () => {
  it('follows the format of llmstxt.org and lists each page once, in its first menu (SEO-3)', () => {
    expect(composeLlms(content, 'https://lamplight.example')).toBe(
      `# Lamplight

> Healthcare at home.

Not for emergencies.

## For Patients

- [See a GP](https://lamplight.example/gp-visit.md): About See a GP.

## Support

- [Questions](https://lamplight.example/faq.md): About Questions.

## Optional

- [Home \\[new\\]](https://lamplight.example/index.md): About Home [new].
`,
    )
  })

  it('is bounded to menu pages, nearest pages and a link to the sitemap', () => {
    const many = Array.from({length: 10_000}, (_, index) => page(`/deep/page-${index}`, 'A page'))
    const menu = {title: 'Guides', paths: ['/deep/page-9999']}
    const all = {...content, sections: [menu], pages: [...many, ...content.pages]}
    const text = composeLlms(all, 'https://lamplight.example')
    const links = text.match(/^- .*$/gm) ?? []
    expect(links).toHaveLength(maxLlmsPages + 1)
    expect(links[0]).toContain('(https://lamplight.example/deep/page-9999.md)')
    for (const near of ['/index.md', '/faq.md', '/gp-visit.md', '/deep/page-0.md']) {
      expect(text.split('## Optional')[1]).toContain(`(https://lamplight.example${near})`)
    }
    expect(links.at(-1)).toBe('- [sitemap.xml](https://lamplight.example/sitemap.xml)')
  })

  it('lists all pages without a sitemap link while they fit', () => {
    const pages = Array.from({length: maxLlmsPages}, (_, index) => page(`/page-${index}`, 'A page'))
    const text = composeLlms({...content, pages}, 'https://lamplight.example')
    expect(text.match(/^- .*$/gm)).toHaveLength(maxLlmsPages)
    expect(text).not.toContain('sitemap')
  })
})
