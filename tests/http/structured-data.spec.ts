import {expect, test} from '@playwright/test'
import {z} from 'zod'
import {graphOf} from '#tests/support/graph.ts'
import {named, openPage, textOf} from '#tests/support/html-page.ts'

const answered = z.array(z.object({name: z.string(), acceptedAnswer: z.object({text: z.string()})}))

for (const [path, count] of [
  ['/gp-visit', 7],
  ['/faq', 25],
] as const) {
  test(`structured data of ${path} has the questions of the page and no others (SEO-5)`, async ({
    request,
  }) => {
    const {html, main} = await openPage(request, path)
    const questions = answered.parse(
      graphOf(html).find((node) => node['@type'] === 'FAQPage')?.['mainEntity'],
    )
    expect(questions.length).toBeGreaterThanOrEqual(count)
    const text = main.text.replace(/\s/g, '')
    for (const {name, acceptedAnswer} of questions) {
      expect(text).toContain(name.replace(/\s/g, ''))
      expect(text).toContain(acceptedAnswer.text.replace(/\s/g, ''))
    }
  })
}

const crumbs = z.array(z.object({name: z.string(), item: z.url()}))

test('structured data has the breadcrumbs that the page shows, and a page that its headline names (SEO-5)', async ({
  request,
}) => {
  const guide = '/providers/policies/clinical-guidelines'
  for (const path of [
    `${guide}/easy-read`,
    '/book/adaeze-thornbury',
    '/doctors/adaeze-thornbury',
  ]) {
    const {html, root} = await openPage(request, path)
    const trail = graphOf(html).find((node) => node['@type'] === 'BreadcrumbList')
    const expected = crumbs.parse(trail?.['itemListElement']).map(({name}) => name)
    const shown = named(root, 'nav', 'Breadcrumb').querySelectorAll('li').map(textOf)
    const [headline] = root.querySelectorAll('h1').map(textOf)
    expect(shown, path).toEqual(expected.filter((name) => name !== headline))
  }
})
