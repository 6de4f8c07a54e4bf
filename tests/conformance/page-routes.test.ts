import {globSync} from 'node:fs'
import {pageRoutes} from '#shared/paths.ts'

describe('routes of published pages', () => {
  it('are those that the page cache is cleaned for', () => {
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
