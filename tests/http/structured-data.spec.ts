import {expect, test, type APIRequestContext} from '@playwright/test'
import {z} from 'zod'
import {site} from '#tests/support/addresses.ts'
import {contentClient} from '#tests/support/content-client.ts'
import {named, openPage, textOf} from '#tests/support/html-page.ts'
import {graphOf, type GraphNode, referencesIn} from '#tests/support/graph.ts'

/** Properties that search engines require of each type. */
const required: Readonly<Record<string, z.ZodType>> = {
  Organization: z.object({
    name: z.literal('Lamplight'),
    url: z.literal(site),
    logo: z.url(),
    // The seed has invented ones, which are not shown.
    telephone: z.undefined().optional(),
    address: z.undefined().optional(),
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

test('structured data describes the organisation, the page and its content (SEO-5)', async ({
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

const answered = z.array(z.object({name: z.string(), acceptedAnswer: z.object({text: z.string()})}))

for (const [path, count] of [
  ['/gp-visit', 7],
  ['/providers/gp', 6],
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

test('structured data of a service that is coming soon has no action (SEO-5, G-7)', async ({
  request,
}) => {
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

test('structured data has the breadcrumbs that the page shows, and a page that its headline names (SEO-5)', async ({
  request,
}) => {
  const guide = '/providers/policies/clinical-guidelines'
  for (const path of ['/gp-visit', guide, `${guide}/easy-read`, booking, ...profiles]) {
    const {html, root} = await openPage(request, path)
    const trail = graphOf(html).find((node) => node['@type'] === 'BreadcrumbList')
    const expected = crumbs.parse(trail?.['itemListElement']).map(({name}) => name)
    const shown = named(root, 'nav', 'Breadcrumb').querySelectorAll('li').map(textOf)
    const [headline] = root.querySelectorAll('h1').map(textOf)
    expect(shown, path).toEqual(expected.filter((name) => name !== headline))
  }
})

test('structured data has no sample profile and no rating (SEO-5, LAW-11)', async ({request}) => {
  for (const path of ['/', '/gp-visit', '/about', ...profiles]) {
    const text = JSON.stringify(await graphAt(request, path))
    expect(text, path).not.toMatch(/"(Physician|Person|Review|AggregateRating)"/)
  }
})
