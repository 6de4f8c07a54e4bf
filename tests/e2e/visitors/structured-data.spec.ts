import {expect, test, type APIRequestContext, type Page} from '@playwright/test'
import {z} from 'zod'
import {site} from '#tests/support/addresses.ts'
import {contentClient} from '#tests/support/content-client.ts'
import {graphOf, type GraphNode, referencesIn} from '#tests/support/graph.ts'

/** What each part has to say, as search engines ask for it. */
const required: Readonly<Record<string, z.ZodType>> = {
  Organization: z.object({
    name: z.literal('Lamplight'),
    url: z.literal(site),
    logo: z.url(),
    telephone: z.string(),
    email: z.string(),
    areaServed: z.object({name: z.literal('London')}),
  }),
  WebSite: z.object({
    url: z.literal(site),
    potentialAction: z.object({
      target: z.object({urlTemplate: z.literal(`${site}/search?q={search_term_string}`)}),
    }),
  }),
  WebPage: z.object({name: z.string().min(1), description: z.string().min(1), url: z.url()}),
  FAQPage: z.object({
    url: z.url(),
    mainEntity: z
      .array(
        z.object({name: z.string().min(1), acceptedAnswer: z.object({text: z.string().min(1)})}),
      )
      .nonempty(),
  }),
  BreadcrumbList: z.object({
    itemListElement: z
      .array(z.object({position: z.number(), name: z.string(), item: z.url()}))
      .min(2),
  }),
  Service: z.object({name: z.string(), url: z.url(), provider: z.object({'@id': z.string()})}),
  VideoObject: z.object({
    name: z.string(),
    description: z.string(),
    thumbnailUrl: z.url(),
    uploadDate: z.string(),
    contentUrl: z.url(),
  }),
}

const profiles = ['/doctors/adaeze-thornbury', '/specialists/leila-ashgrovian']
const booking = '/book/adaeze-thornbury'

async function graphAt(request: APIRequestContext, path: string): Promise<GraphNode[]> {
  return graphOf(await (await request.get(path)).text())
}

const typesOf = (nodes: readonly GraphNode[]) => nodes.map((node) => node['@type'])

test('SEO-5: each page says to machines who runs the site, what the page is and what is on it', async ({
  request,
}) => {
  const paths = await contentClient.fetch<string[]>('*[_type == "page"].path.current')
  const seen = new Set<string>()
  for (const path of [...paths, ...profiles, booking]) {
    const nodes = await graphAt(request, path)
    for (const node of nodes) {
      const type = node['@type']
      seen.add(type)
      expect(required[type]?.safeParse(node), `${path}: ${type}`).toMatchObject({success: true})
    }
    expect(typesOf(nodes).slice(0, 2), path).toEqual(['Organization', 'WebSite'])
    const page = nodes.find((node) => /^(WebPage|FAQPage)$/.test(node['@type']))
    expect(page?.['url'], path).toBe(site + path)
    const ids = nodes.map((node) => node['@id'])
    for (const reference of referencesIn(nodes)) expect(ids, path).toContain(reference)
    expect(JSON.stringify(nodes), path).not.toMatch(/[\u200b-\u200d\ufeff]|\{[a-z][A-Za-z]*\}/)
  }
  expect([...seen].toSorted()).toEqual(Object.keys(required).toSorted())
})

/** All words of a page, those of closed answers too. */
async function wordsOf(page: Page): Promise<string> {
  return ((await page.getByRole('main').textContent()) ?? '').replace(/\s/g, '')
}

const answered = z.array(z.object({name: z.string(), acceptedAnswer: z.object({text: z.string()})}))

for (const [path, count] of [
  ['/gp-visit', 7],
  ['/providers/gp', 6],
  ['/faq', 25],
] as const) {
  test(`SEO-5: ${path} tells machines the questions that it answers, and no other`, async ({
    page,
    request,
  }) => {
    const nodes = await graphAt(request, path)
    const questions = answered.parse(
      nodes.find((node) => node['@type'] === 'FAQPage')?.['mainEntity'],
    )
    expect(questions.length).toBeGreaterThanOrEqual(count)
    await page.goto(path)
    const words = await wordsOf(page)
    for (const {name, acceptedAnswer} of questions) {
      expect(words).toContain(name.replace(/\s/g, ''))
      expect(words).toContain(acceptedAnswer.text.replace(/\s/g, ''))
    }
  })
}

test('SEO-5, G-7: a service that is coming soon offers machines nothing', async ({request}) => {
  for (const [path, isOpen] of [
    ['/gp-visit', true],
    ['/specialist-visit', true],
    ['/nurse-visit', false],
    ['/carer-visit', false],
  ] as const) {
    const service = (await graphAt(request, path)).find((node) => node['@type'] === 'Service')
    expect(service, path).toBeDefined()
    expect(service?.['potentialAction'] !== undefined, path).toBe(isOpen)
    // Nothing can be booked yet.
    expect(service?.['offers'], path).toBeUndefined()
  }
})

const crumbs = z.array(z.object({name: z.string(), item: z.url()}))

test('SEO-5: machines are told the same line above the headline as people', async ({
  page,
  request,
}) => {
  for (const path of ['/gp-visit', '/providers/partners', booking, ...profiles]) {
    const trail = (await graphAt(request, path)).find((node) => node['@type'] === 'BreadcrumbList')
    const told = crumbs.parse(trail?.['itemListElement'])
    await page.goto(path)
    const shown = page.getByRole('navigation', {name: 'Breadcrumb'}).getByRole('listitem')
    await expect(shown).toHaveText(told.map(({name}) => name))
  }
})

test('SEO-5, LAW-11: machines are told of nobody invented, and of no rating', async ({request}) => {
  for (const path of ['/', '/gp-visit', '/about', ...profiles]) {
    const text = JSON.stringify(await graphAt(request, path))
    expect(text, path).not.toMatch(/"(Physician|Person|Review|AggregateRating)"/)
  }
})
