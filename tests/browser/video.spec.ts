import {type CDPSession, expect, type Page, test} from '@playwright/test'
import {waitForHydration} from '#tests/support/hydration.ts'

const path = '/gp-visit'
const videos = 'main video'

/** A node of Chromium's DOM agent, with user-agent shadow roots. */
interface BrowserNode {
  nodeId: number
  attributes?: string[]
  children?: BrowserNode[]
  shadowRoots?: BrowserNode[]
}

const nodesOf = (node: BrowserNode): BrowserNode[] => [
  node,
  ...[...(node.children ?? []), ...(node.shadowRoots ?? [])].flatMap(nodesOf),
]

async function openTools(page: Page): Promise<CDPSession> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('DOM.enable')
  await tools.send('CSS.enable')
  return tools
}

/** @returns how many videos of the page show the browser's controls, and how many hide them */
async function browserControls(tools: CDPSession): Promise<{shown: number; hidden: number}> {
  const {root} = await tools.send('DOM.getDocument', {depth: -1, pierce: true})
  const controls = nodesOf(root).filter(({attributes = []}) =>
    attributes.includes('-webkit-media-controls'),
  )
  const displays = await Promise.all(
    controls.map(async ({nodeId}) => {
      const {computedStyle} = await tools.send('CSS.getComputedStyleForNode', {nodeId})
      return computedStyle.find(({name}) => name === 'display')?.value
    }),
  )
  const hidden = displays.filter((display) => display === 'none').length
  return {shown: displays.length - hidden, hidden}
}

test('video shows our control, or the browser’s when the code does not load', async ({page}) => {
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort())
  const tools = await openTools(page)
  await tools.send('Animation.enable')
  await tools.send('Animation.setPlaybackRate', {playbackRate: 0})
  await page.goto(path)
  const count = await page.locator(videos).count()
  const visible = await page.locator(videos).filter({visible: true}).count()
  expect(visible).toBeGreaterThan(0)
  expect(await browserControls(tools)).toEqual({shown: 0, hidden: count})
  await tools.send('Animation.setPlaybackRate', {playbackRate: 100})
  await expect
    .poll(() => browserControls(tools))
    .toEqual({
      shown: visible,
      hidden: count - visible,
    })

  await page.unrouteAll()
  await page.reload()
  await waitForHydration(page)
  await expect(page.locator('[data-video-control]')).toHaveCount(count)
  expect(await browserControls(tools)).toMatchObject({shown: 0})
})
