import type {ReactNode} from 'react'
import {firstContent} from '#content/testing/first-content.ts'
import {definedItems} from '#lib/defined-items.ts'
import {renderMarkup, renderTree} from '#lib/testing/render.ts'
import {Footer} from './footer/footer.tsx'
import {Header} from './header/header.tsx'
import {SlideInMenu} from './header/menu-links.tsx'
import {MissingDraft, NotFoundView} from './not-found/not-found.tsx'
import {hideDismissedScript} from './soon-bar/dismissal.ts'
import {SoonBar} from './soon-bar/soon-bar.tsx'

const {frame, notFound, profile} = firstContent()
const {navigation, settings, footer} = frame
const menus = definedItems(navigation.menus)
const links = definedItems(navigation.links)

const all = async (node: ReactNode, selector: string) =>
  (await renderTree(node)).querySelectorAll(selector)
const hrefsIn = async (node: ReactNode, selector: string) =>
  (await all(node, selector)).map((link) => link.getAttribute('href'))

describe('Header', () => {
  const header = <Header frame={frame} />

  it('begins with 999, and has the links of two menus, of which one is open at a time (G-6, HDR-1)', async () => {
    const [first] = await hrefsIn(header, 'a')
    expect(first).toBe('tel:999')
    const names = (await all(header, 'nav details')).map((menu) => menu.getAttribute('name'))
    expect(names).toEqual(['main-menu', 'main-menu'])
    const paths = [...menus.flatMap(({items}) => definedItems(items)), ...links].map(
      ({page}) => page?.path,
    )
    expect(paths.length).toBeGreaterThan(8)
    expect((await hrefsIn(header, 'nav a')).toSorted()).toEqual(paths.toSorted())
    const slideIn = <SlideInMenu frame={frame} themeSwitch={null} />
    expect(await hrefsIn(slideIn, 'a')).toEqual([
      'tel:999',
      'tel:111',
      '/register-interest',
      ...paths,
    ])
  })

  it('lights the doors of launched services and marks others as Coming Soon (G-7)', async () => {
    const items = await all(header, 'nav li li:has([data-door])')
    const shown = items.map((item) => [
      item.querySelector('use[href$="#dark"]') === null,
      item.querySelector('small')?.text,
    ])
    const services = menus
      .flatMap(({items: own}) => definedItems(own))
      .flatMap((each) => each.service ?? [])
    expect(shown).toEqual(
      services.map(({status, statusLabel}) =>
        status === 'comingSoon' ? [false, ` · ${statusLabel}`] : [true, undefined],
      ),
    )
  })

  it('opens the waitlist, or leads to the page with its form (HDR-3, FORM-6)', async () => {
    const [link] = await all(header, '[data-tools] [data-dialog=waitlist]')
    expect(link?.getAttribute('href')).toBe('/register-interest')
  })
})

describe('Footer', () => {
  const render = (own: Partial<typeof settings>) =>
    renderTree(<Footer frame={{...frame, settings: {...settings, ...own}}} />)

  it('links to its pages and marks services as Coming Soon (FTR-1, G-7)', async () => {
    const own = definedItems(footer.columns).flatMap(({links: inColumn}) => definedItems(inColumn))
    const shown = (await render({}))
      .querySelectorAll('section a')
      .map((link) => [link.getAttribute('href'), link.querySelector('small')?.text])
    expect(shown).toEqual(
      own.map(({page, service}) => [
        page.path,
        service?.status === 'comingSoon' ? `· ${service.statusLabel}` : undefined,
      ]),
    )
  })

  it.each([
    [['https://social.example/a', null], 1],
    [[null, null], undefined],
  ])('links only to the social profiles that have a URL: %j (FTR-1)', async (urls, count) => {
    const social = definedItems(settings.social)
      .slice(0, 2)
      .map((profile, index) => ({
        ...profile,
        url: urls[index] ?? null,
      }))
    const list = (await render({social})).querySelector('[data-social]')
    expect(list?.querySelectorAll('a').length).toBe(count)
  })

  const phone = '0161 496 0123'
  const known = {number: '12345678', registeredOffice: '1 Lamp Street, London'}
  const company = {...settings.company, ...known}
  it.each([
    ['names the company, its office and its phone', {phone, company}, 'tel:+441614960123', true],
    ['leaves out what was invented', {}, undefined, false],
    [
      'leaves out a company without a number',
      {company: {...company, number: '00000000'}},
      undefined,
      false,
    ],
  ])('%s (FTR-2, LAW-11)', async (_what, facts, call, isNamed) => {
    const tree = await render(facts)
    expect(tree.querySelector('a[href^="tel:+"]')?.getAttribute('href')).toBe(call)
    expect(tree.querySelector(`a[href="mailto:${settings.email}"]`)).not.toBeNull()
    expect(tree.text.includes(settings.company.line)).toBe(isNamed)
  })
})

describe('NotFoundView', () => {
  it.each([
    ['the dark front door', null, true],
    ["the editor's image", profile.clinician.portrait, false],
  ])('shows 999 first, and %s (NF-1, G-6)', async (_what, own, hasDoor) => {
    const view = (
      <NotFoundView
        navigation={navigation}
        page={{...notFound, picture: own}}
        settings={settings}
      />
    )
    expect((await hrefsIn(view, 'a'))[0]).toBe('tel:999')
    expect((await all(view, '[data-closed-door]')).length === 1).toBe(hasDoor)
    expect((await all(view, 'img')).length > 0).toBe(!hasDoor)
  })

  it('has no landmarks in a draft, which the layout surrounds', async () => {
    const draft = <MissingDraft page={notFound} />
    expect(await hrefsIn(draft, 'h1 ~ a')).toEqual(['/'])
    expect(await all(draft, 'main, header, footer')).toEqual([])
  })
})

describe('SoonBar', () => {
  const banner = {label: 'Soon.', text: 'A nurse', dismissLabel: 'Close', storageKey: 'nurse'}

  it.each([
    [true, 1],
    [false, 0],
  ])('can be closed as set: %j (NURSE-1, CARER-1, DES-1)', async (dismissible, count) => {
    const bar = <SoonBar banner={{...banner, dismissible}} door="nurse" />
    expect(await all(bar, 'button[aria-label=Close]')).toHaveLength(count)
    expect(await all(bar, 'script')).toHaveLength(count)
    expect(await all(bar, '[data-door=nurse]')).toHaveLength(1)
  })

  it.each([null, {...banner, text: ''}])('renders nothing without its text', async (own) => {
    expect(await renderMarkup(<SoonBar banner={own} door="nurse" />)).toBe('')
  })

  it('escapes a closing script tag in the key', () => {
    expect(hideDismissedScript('</script><script>alert(1)')).not.toContain('</script>')
  })
})
