import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from '@playwright/test'
import {z} from 'zod'
import {buildLogFile} from '#scripts/cli/last-build.ts'
import {secrets} from '#tests/support/secrets.ts'

const next = join(import.meta.dirname, '..', '..', '.next')
const readJson = (file: string): unknown => JSON.parse(readFileSync(join(next, file), 'utf8'))

test('every route is static except the API, images and the review page', () => {
  const routes = z.record(z.string(), z.string()).parse(readJson('app-path-routes-manifest.json'))
  const prerendered = z
    .object({
      routes: z.record(z.string(), z.object({initialRevalidateSeconds: z.unknown()})),
      dynamicRoutes: z.record(z.string(), z.unknown()),
    })
    .parse(readJson('prerender-manifest.json'))
  const known = new Set([
    ...Object.keys(prerendered.routes),
    ...Object.keys(prerendered.dynamicRoutes),
  ])
  const dynamic = Object.values(routes).filter((route) => !known.has(route))
  expect(dynamic.filter((route) => !/^\/(?:(?:api|media)\/|review$)/.test(route))).toEqual([])
  expect(Object.keys(prerendered.routes)).toEqual(
    expect.arrayContaining(['/', '/home', '/about', '/terms']),
  )
})

test('build prints no warning', () => {
  const log = readFileSync(join(next, buildLogFile), 'utf8')
  expect(log).toContain('Compiled successfully')
  expect(log).not.toMatch(/warning|⚠/i)
})

test('scripts of a page contain no code of Sanity or styled-components', async ({request}) => {
  const html = await (await request.get('/')).text()
  const scripts = new Set(html.match(/(?<=\/_next\/)static\/chunks\/[^"'\\?]+\.js/g))
  expect(scripts.size).toBeGreaterThan(3)
  for (const script of scripts) {
    const text = readFileSync(join(next, script), 'utf8')
    expect(text, script).not.toMatch(/sanity\.io|useCdn|styled-components/)
  }
})

test('no file that a browser can fetch contains a secret (SEC-3)', () => {
  const files = globSync(
    [
      'static/**/*.{js,css,json,map,txt}',
      'server/app/**/*.{html,rsc,body,meta}',
      'server/route-cache/**/*.{html,rsc,body,meta}',
    ],
    {cwd: next},
  )
  expect(files.filter((file) => file.startsWith('static')).length).toBeGreaterThan(5)
  expect(files.filter((file) => file.endsWith('.html')).length).toBeGreaterThan(30)
  const found: string[] = []
  for (const file of files) {
    const text = readFileSync(join(next, file), 'utf8')
    const leaked = Object.entries(secrets).filter(([, secret]) => text.includes(secret))
    if (leaked.length > 0) found.push(`${file}: ${leaked.map(([name]) => name).join(', ')}`)
  }
  expect(found).toEqual([])
  // These files must not contain code that reads a secret either.
  for (const file of globSync('static/**/*.js', {cwd: next})) {
    expect(readFileSync(join(next, file), 'utf8'), file).not.toMatch(
      /SANITY_API_(READ|WRITE)_TOKEN|SANITY_REVALIDATE_SECRET|LINK_SIGNING_SECRET|DATABASE_URL|REDIS_URL|SMTP_URL/,
    )
  }
})
