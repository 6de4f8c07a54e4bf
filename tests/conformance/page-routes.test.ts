import {globSync} from 'node:fs'
import {pageRoutes} from '#shared/paths.ts'

describe('pageRoutes', () => {
  it('lists every route of published pages, so that the page cache covers them', () => {
    const files = globSync('src/app/(site)/**/page.tsx', {cwd: `${import.meta.dirname}/../..`})
    const routes = files.map((file) =>
      file
        .replace('src/app', '')
        .replace('/page.tsx', '')
        .replaceAll(/\/\([^)]+\)/g, ''),
    )
    expect(routes.toSorted()).toEqual([...pageRoutes].toSorted())
  })
})
