import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from '@playwright/test'
import {z} from 'zod'
import {buildLogFile} from '#scripts/run/last-build.ts'
import {openHydrated} from '#tests/support/hydrated.ts'
import {secrets} from '#tests/support/secrets.ts'

const next = join(import.meta.dirname, '..', '..', '..', '.next')
const readJson = (file: string): unknown => JSON.parse(readFileSync(join(next, file), 'utf8'))

test('every route is static except the API, the draft routes and pictures (decision 12)', () => {
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
  expect(dynamic.filter((route) => !/^\/(?:api|media)\//.test(route))).toEqual([])
  expect(Object.keys(prerendered.routes)).toEqual(
    expect.arrayContaining(['/', '/home', '/about', '/terms']),
  )
})

test('decision 88: the build has nothing to warn of', () => {
  const log = readFileSync(join(next, buildLogFile), 'utf8')
  expect(log).toContain('Compiled successfully')
  expect(log).not.toMatch(/warning|⚠/i)
})

test('decision 13: nothing of Sanity is in what visitors fetch', async ({page}) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url())
  })
  await openHydrated(page, '/')
  await page.waitForLoadState('networkidle')
  expect(scripts.length).toBeGreaterThan(3)
  for (const script of scripts) {
    const text = await (await page.request.get(script)).text()
    expect(text, script).not.toMatch(/sanity\.io|useCdn|styled-components/)
  }
})

test('SEC-3: secrets are not in anything a browser can fetch', () => {
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
  for (const file of files) {
    const text = readFileSync(join(next, file), 'utf8')
    for (const [name, secret] of Object.entries(secrets)) {
      expect([file, name, text.includes(secret)]).toEqual([file, name, false])
    }
  }
  // Code that could read them has no place there either.
  for (const file of globSync('static/**/*.js', {cwd: next})) {
    expect(readFileSync(join(next, file), 'utf8'), file).not.toMatch(
      /SANITY_API_(READ|WRITE)_TOKEN|SANITY_REVALIDATE_SECRET|LINK_SIGNING_SECRET|DATABASE_URL|REDIS_URL|SMTP_URL/,
    )
  }
})
