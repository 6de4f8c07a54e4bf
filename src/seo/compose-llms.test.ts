import {composeLlms, type Llms} from './compose-llms.ts'

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

describe('what language models are told to read first (SEO-3)', () => {
  it('has the form of llmstxt.org: a heading, a summary, notes, and each page once in the first menu that has it', () => {
    expect(composeLlms(content, 'https://lamplight.example')).toBe(
      [
        '# Lamplight',
        '',
        '> Healthcare at home.',
        '',
        'Not for emergencies.',
        '',
        '## For Patients',
        '',
        '- [See a GP](https://lamplight.example/gp-visit.md): About See a GP.',
        '',
        '## Support',
        '',
        '- [Questions](https://lamplight.example/faq.md): About Questions.',
        '',
        '## Optional',
        '',
        '- [Home \\[new\\]](https://lamplight.example/index.md): About Home [new].',
        '',
      ].join('\n'),
    )
  })
})
