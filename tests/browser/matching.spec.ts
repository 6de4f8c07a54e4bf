import {expect, type Page, test} from '@playwright/test'
import {openHydrated} from '#tests/support/hydration.ts'

const people = '#how [data-fits]'

/** Returns the status as assistive technology reads it; CSS counts the people. */
async function readStatus(page: Page): Promise<string> {
  const tools = await page.context().newCDPSession(page)
  const {nodes} = await tools.send('Accessibility.getFullAXTree')
  const texts = (id: string): string[] => {
    const node = nodes.find(({nodeId}) => nodeId === id)
    return node?.role?.value === 'StaticText'
      ? [String(node.name?.value)]
      : (node?.childIds ?? []).flatMap(texts)
  }
  const status = nodes.find(({nodeId, role}) => {
    return role?.value === 'status' && texts(nodeId).join('').startsWith('Matches')
  })
  return status ? texts(status.nodeId).join(' ').replaceAll(/\s+/g, ' ').trim() : ''
}

/** Returns the names of people whose windows are lit, and of the others. */
async function readWindows(page: Page): Promise<{lit: string[]; dark: string[]}> {
  const windows = await page.locator(people).evaluateAll((items) =>
    items.map((item) => {
      const image = item.querySelector('img')
      if (image === null) throw new Error('A window has no portrait.')
      return {name: image.alt, opacity: Number(getComputedStyle(image).opacity)}
    }),
  )
  const named = (isLit: boolean) =>
    windows.filter(({opacity}) => (opacity === 1) === isLit).map(({name}) => name)
  return {lit: named(true), dark: named(false)}
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('choices on Home dim the people whom they do not fit, and count the others (HOME-2)', async ({
    page,
  }) => {
    await page.goto('/')
    const trial = page.getByRole('group', {name: 'Who could come?'})
    const group = (name: string) => trial.getByRole('group', {name})
    expect(await readStatus(page)).toBe('Matches: 4 of 4')
    expect(await readWindows(page)).toMatchObject({lit: {length: 4}})

    await group('Language').getByRole('radio', {name: 'Polish'}).check()
    expect(await readWindows(page)).toMatchObject({
      lit: ['Dr Tomasz Wrenfield'],
      dark: {length: 3},
    })
    expect(await readStatus(page)).toBe('Matches: 1 of 4')
    const [pole, other] = [
      trial.getByRole('listitem').filter({has: page.getByAltText('Dr Tomasz Wrenfield')}),
      trial.getByRole('listitem').filter({has: page.getByAltText('Dr Mei-Lin Hartwright')}),
    ]
    await expect(pole.getByText('Match')).toBeVisible()
    await expect(pole.getByText('Lower on the list')).toBeHidden()
    await expect(other.getByText('Match')).toBeHidden()
    await expect(other.getByText('Lower on the list')).toBeVisible()

    await group('Area').getByRole('radio', {name: 'South'}).check()
    expect(await readWindows(page)).toMatchObject({lit: [], dark: {length: 4}})
    expect(await readStatus(page)).toBe('Matches: 0 of 4')
    await group('Language').getByRole('radio', {name: 'Any'}).check()
    expect(await readStatus(page)).toBe('Matches: 2 of 4')
  })
})

test('choices on Home unfold, work by keyboard and are large enough to press (HOME-2, DES-5)', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844})
  await openHydrated(page, '/')
  await expect(page.locator(people).first()).toBeHidden()
  await page.getByRole('button', {name: 'Search and book with AI'}).press('Enter')
  const trial = page.getByRole('group', {name: 'Who could come?'})
  await expect(trial.getByRole('heading')).toBeInViewport()
  await trial.getByRole('radio', {name: 'Any'}).first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(trial.getByRole('radio', {name: 'French'})).toBeChecked()
  expect(await readStatus(page)).toBe('Matches: 2 of 4')
  await page.keyboard.press('Tab')
  await expect(trial.getByRole('group', {name: 'Area'}).getByRole('radio').first()).toBeFocused()
  const sizes = await trial.locator('label').evaluateAll((labels) =>
    labels.map((label) => {
      const {width, height} = label.getBoundingClientRect()
      return {text: label.textContent, isLarge: width >= 44 && height >= 44}
    }),
  )
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.filter(({isLarge}) => !isLarge)).toEqual([])
})
