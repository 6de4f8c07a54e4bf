import {expect, test} from '@playwright/test'
import {site} from '#tests/support/addresses.ts'
import {hrefOf, metaOf, named, one, openPage, readPage, textOf} from '#tests/support/html-page.ts'

test('unknown path returns 404 with the copy of the dataset, without the site’s layout (NF-1)', async ({
  request,
}) => {
  const page = await openPage(request, '/no/such/page')
  expect(page.response.status()).toBe(404)
  expect(page.title).toBe('404 | Page Not Found')
  expect(metaOf(page, 'description')).toBe('This page could not be found.')
  expect(textOf(one(page.root, 'h1'))).toBe('404 – Page Not Found')
  expect(textOf(page.main)).toContain('We can’t seem to find the page you’re looking for.')
  expect(hrefOf(named(page.root, 'a', 'Back to Home'))).toBe('/')
  expect(textOf(page.root)).toContain(`© ${new Date().getFullYear()} – All rights reserved`)
  expect(page.root.querySelectorAll('main')).toHaveLength(1)
  expect(page.html).not.toContain('For Patients')
})

test('unknown path with a dot shows the not-found page under a strict policy, also when requested again (NF-1, SEC-2)', async ({
  request,
}) => {
  for (const path of ['/old/page.php', '/old/page.php', '/v1.2/guide']) {
    const page = await readPage(
      await request.get(path, {headers: {accept: 'text/html,*/*;q=0.8'}}),
      new URL(path, site),
    )
    expect(page.response.status(), path).toBe(404)
    expect(textOf(one(page.root, 'h1')), path).toBe('404 – Page Not Found')
    const policy = page.response.headers()['content-security-policy']
    expect(policy, path).toMatch(/script-src [^;]*'sha256-/)
    expect(policy, path).not.toMatch(/script-src [^;]*'unsafe-inline'/)
  }
})
