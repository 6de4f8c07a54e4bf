import {execFile} from 'node:child_process'
import {existsSync, mkdtempSync, rmSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import {createServer} from 'node:http'
import {tmpdir} from 'node:os'
import {extname, join} from 'node:path'
import {promisify} from 'node:util'
import {expect, test} from '@playwright/test'

const root = join(import.meta.dirname, '..', '..', '..')
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** Serves a folder at the root of its host and `index.html` at other paths, as Sanity's hosting does. */
async function serve(folder: string) {
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost')
    const asked = join(folder, pathname)
    const file = extname(pathname) !== '' && existsSync(asked) ? asked : join(folder, 'index.html')
    readFile(file).then(
      (body) => response.setHeader('content-type', types[extname(file)] ?? '').end(body),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {origin: `http://localhost:${address.port}`, stop: () => server.close()}
}

test('Studio that is built for hosted Sanity opens at the root of its host (OPS-7)', async ({
  page,
}) => {
  test.setTimeout(0)
  const folder = mkdtempSync(join(tmpdir(), 'studio-'))
  let studio: Awaited<ReturnType<typeof serve>> | undefined
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
    studio = await serve(folder)
    await page.goto(`${studio.origin}/`)
    await expect(page.getByRole('dialog', {name: 'Network error'})).toBeVisible()
    expect(new URL(page.url()).pathname).not.toContain('/studio')
  } finally {
    studio?.stop()
    rmSync(folder, {recursive: true})
  }
})
