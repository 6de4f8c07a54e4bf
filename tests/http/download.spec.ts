import {expect, test} from '@playwright/test'
import {hrefOf, named, one, openPage, textOf} from '#tests/support/html-page.ts'

for (const [path, store] of [
  ['/download/ios', 'App Store'],
  ['/download/android', 'Google Play'],
] as const) {
  test(`${store} button opens ${path} in a new tab, which says that the app is coming (DL-1)`, async ({
    request,
  }) => {
    const button = named((await openPage(request, '/')).main, 'a', new RegExp(store))
    expect(hrefOf(button)).toBe(path)
    expect(button.getAttribute('target')).toBe('_blank')
    const {main} = await openPage(request, path)
    expect(textOf(one(main, 'h1'))).toMatch(new RegExp(`coming to .*${store}`))
    expect(textOf(main)).toContain('It isn’t ready yet.')
    expect(hrefOf(named(main, 'a', 'See what is new'))).toBe('/updates')
  })
}
