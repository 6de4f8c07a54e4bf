import type {SectionProps} from '#content/section-props.ts'
import {renderTree} from '#lib/testing/render.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {DemoStageSection} from './demo-stage.section.tsx'

type Section = SectionProps<'demoStage'>['section']

const section: Section = {...sectionState('demoStage'), videoUrl: undefined, embedUrl: undefined}
const videoUrl = 'https://video.example/watch'
const embedUrl = 'https://player.vimeo.com/video/1'

const render = (more: Partial<Section>) =>
  renderTree(<DemoStageSection section={{...section, ...more}} />)

describe('DemoStageSection', () => {
  it.each<[string, Partial<Section>, Record<'empty' | 'note' | 'embed', boolean>]>([
    ['no video', {}, {empty: true, note: false, embed: false}],
    ['a video elsewhere', {videoUrl}, {empty: false, note: false, embed: false}],
    ['an embedded video', {embedUrl}, {empty: false, note: true, embed: true}],
    ['a blocked video', {embedUrl: videoUrl}, {empty: true, note: false, embed: false}],
  ])('says what a visitor can watch with %s (DEMO-1, SEC-1)', async (_what, more, expected) => {
    const tree = await render(more)
    const opener = tree.querySelector('[data-embed-opener]')
    expect({
      empty: tree.text.includes(section.emptyText),
      note: tree.text.includes(`${section.privacyNote}`),
      embed: opener?.getAttribute('href') === embedUrl,
    }).toEqual(expected)
    // The poster shows, and nothing loads from other companies before a press.
    expect((opener ?? tree).querySelectorAll('img').length).toBeGreaterThan(0)
    expect(tree.querySelector('iframe')).toBeNull()
  })

  it('opens the full video in a new tab and says so (DEMO-1)', async () => {
    const link = (await render({videoUrl})).querySelector('[target=_blank]')
    expect(link?.getAttribute('href')).toBe(videoUrl)
    expect(link?.getAttribute('rel')).toBe('noopener')
    expect(link?.text).toBe(`${section.watchLabel} ${section.newTab}`)
  })

  it('leads below itself in the same tab when there is no video (DEMO-1)', async () => {
    const tree = await render({shortVideos: undefined})
    const address = tree.querySelector('a[href^="#"]')?.getAttribute('href') ?? ''
    expect(tree.querySelector(`section ~ ${address}`)).not.toBeNull()
    expect(tree.querySelector('[target=_blank]')).toBeNull()
  })

  it.each<[string, Partial<Section>, (string | null | undefined)[]]>([
    ['the waitlist', {videoUrl}, [section.join?.label]],
    ['the video without it', {videoUrl, join: null}, [`${section.watchLabel} ${section.newTab}`]],
    ['no button without both', {join: null}, []],
  ])('makes %s prominent', async (_what, more, labels) => {
    const prominent = (await render(more)).querySelectorAll('[data-variant=lamp]')
    expect(prominent.map(({text}) => text)).toEqual(labels)
  })
})
