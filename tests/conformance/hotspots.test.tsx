import {globSync} from 'node:fs'
import {join} from 'node:path'
import {ServerStyleSheet} from 'styled-components'
import {renderMarkup} from '#lib/testing/render.ts'
import {sectionFixtures} from '#review/section-fixtures.tsx'
import {videoBannerFixtures} from '#sections/video-banner/video-banner.fixtures.ts'
import {VideoBannerSection} from '#sections/video-banner/video-banner.section.tsx'

const src = join(import.meta.dirname, '..', '..', 'src')
const hotspot = {x: 0.3, y: 0.7, width: 0.2, height: 0.2}
const position = 'object-position:30% 70%'

/** Sets a hotspot on every image of a fixture except the posters of videos, which only a banner crops. */
function markFaces(value: unknown): void {
  if (typeof value !== 'object' || value === null || isVideo(value)) return
  if ('hotspot' in value && 'extension' in value) {
    const asset = {_type: 'reference', _ref: `image-marked-1000x500-${String(value.extension)}`}
    Object.assign(value, {asset, hotspot, width: 1000, height: 500})
  }
  for (const child of Object.values(value)) markFaces(child)
}

/** Copies the posters of videos, because some share an object with another image. */
function separateVideos(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  if (isVideo(value)) Object.assign(value, {poster: structuredClone(value.poster)})
  for (const child of Object.values(value)) separateVideos(child)
}

const isVideo = (value: object): value is {poster: unknown} => 'mp4' in value && 'poster' in value

const files = globSync('{sections,content,forms}/**/{*.fixtures,example-*}.ts', {cwd: src})
const fixtures: unknown = await Promise.all(files.map((file) => import(join(src, file))))
separateVideos(fixtures)
markFaces(fixtures)

/** Renders a section in all its states, and returns for each marked image whether it is cropped around the hotspot. */
async function imagesOf({states}: (typeof sectionFixtures)[number]) {
  const sheet = new ServerStyleSheet()
  const all = Object.entries(states).map(([name, state]) => (
    <div key={name}>{typeof state === 'function' ? state(name) : state}</div>
  ))
  const html = await renderMarkup(sheet.collectStyles(all))
  const styles = sheet.getStyleTags()
  const images = html.match(/<picture[^>]*><img[^>]*>|<image? [^>]*>|<img [^>]*>/g) ?? []
  return images
    .filter((image) => image.includes('marked-1000x500'))
    .map((image) => isFocused(image, styles))
}

function isFocused(image: string, styles: string): boolean {
  // The house crops an SVG image by its position and size.
  if (image.startsWith('<image')) return !image.includes('preserveAspectRatio')
  const [, names = ''] = /^<picture[^>]* class="([^"]*)"/.exec(image) ?? []
  const selectors = [
    ...names.split(' ').map((name) => `.${name} img`),
    ...(image.includes('data-focus="30% 70%"') ? ["img[data-focus='30% 70%']"] : []),
  ]
  return selectors.some((selector) => styles.includes(`${selector}{${position}`))
}

describe('image with a hotspot', () => {
  it.each([
    ['hero', 15],
    ['page-hero', 15],
    ['service-grid', 1],
    ['points', 12],
    ['gallery', 5],
    ['captioned-image', 2],
    ['text-beside-image', 2],
    ['app-download', 2],
    ['approach', 8],
    ['testimonials', 4],
    ['clinicians', 14],
    ['timeline', 1],
    ['demo-stage', 4],
    ['matching-street', 40],
    ['language-finder', 6],
    ['find-clinicians', 10],
    ['contact', 3],
    ['steps', 6],
    ['easy-read', 4],
    ['form', 6],
  ])('is cropped around it everywhere in the section %s', async (name, count) => {
    const group = sectionFixtures.find((fixtures) => fixtures.name === name)
    const images = group === undefined ? [] : await imagesOf(group)
    expect(images.length).toBe(count)
    expect(images.filter((isFocused) => !isFocused)).toEqual([])
  })
})

describe('poster with a hotspot', () => {
  it('crops the banner around it', async () => {
    const {clip} = videoBannerFixtures.short
    const poster = {
      ...clip.poster,
      hotspot: {_type: 'sanity.imageHotspot', ...hotspot} as const,
    }
    const section = {...videoBannerFixtures.short, clip: {...clip, poster}}
    const sheet = new ServerStyleSheet()
    await renderMarkup(sheet.collectStyles(<VideoBannerSection section={section} />))
    expect(sheet.getStyleTags()).toContain('--banner-focus:30% 70%')
  })
})
