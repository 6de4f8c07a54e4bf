import {execFile} from 'node:child_process'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {extname, join} from 'node:path'
import {promisify} from 'node:util'
import {expect, test} from '@playwright/test'

const root = join(import.meta.dirname, '..', '..', '..')
/** The host of the Studio, for which the browser gets the files of the build. */
const host = 'http://studio.localhost'

test('Studio that is built for hosted Sanity opens at the root of its host (OPS-7)', async ({
  page,
}) => {
  test.setTimeout(0)
  const folder = mkdtempSync(join(tmpdir(), 'studio-'))
  try {
    await promisify(execFile)(
      process.execPath,
      [join(root, 'node_modules/sanity/bin/sanity'), 'build', folder, '--yes'],
      {
        cwd: join(root, 'studio', 'cli'),
        env: {...process.env, SANITY_STUDIO_PROJECT_ID: 'abc12345', DO_NOT_TRACK: '1'},
      },
    )
    // Sanity's service cannot be reached here, which only a Studio that runs can say.
    await page.route('https://**', (route) => route.abort())
    await page.route(`${host}/**`, (route) => {
      const {pathname} = new URL(route.request().url())
      // Sanity's hosting serves the same file at all other paths.
      const file = extname(pathname) === '' ? 'index.html' : pathname
      return route.fulfill({path: join(folder, file)})
    })
    await page.goto(`${host}/`)
    await expect(page.getByRole('dialog', {name: 'Network error'})).toBeVisible()
    expect(new URL(page.url()).pathname).not.toContain('/studio')
  } finally {
    rmSync(folder, {recursive: true})
  }
})
