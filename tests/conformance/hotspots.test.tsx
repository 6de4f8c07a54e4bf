import {ServerStyleSheet} from 'styled-components'
import {isRecord} from '#content-lake/documents/document.ts'
import {renderMarkup} from '#lib/testing/render.ts'
import {SectionList} from '#sections/section-list.tsx'
import {sectionState, sectionStates} from '#sections/testing/section-state.ts'
import {VideoBannerSection} from '#sections/video-banner/video-banner.section.tsx'

const hotspot = {_type: 'sanity.imageHotspot', x: 0.3, y: 0.7, width: 0.2, height: 0.2} as const
const position = 'object-position:30% 70%'

/** Sets a hotspot on every image of a section except the posters of videos, which only a banner crops. */
function withHotspots<Value>(value: Value): Value
function withHotspots(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withHotspots(item))
  if (!isRecord(value) || 'mp4' in value) return value
  if ('hotspot' in value && 'extension' in value) {
    const asset = {_type: 'reference', _ref: `image-marked-1000x500-${String(value['extension'])}`}
    return {...value, asset, hotspot, width: 1000, height: 500}
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, withHotspots(child)]),
  )
}

function isFocused(image: string, styles: string): boolean {
  // The house crops an SVG image by its position and size, and shows the whole of the person at the door.
  if (image.startsWith('<image'))
    return !image.includes('preserveAspectRatio') || /Ymax meet/i.test(image)
  const [, names = ''] = /^<picture[^>]* class="([^"]*)"/.exec(image) ?? []
  const selectors = [
    ...names.split(' ').map((name) => `.${name} img`),
    ...(/data-mark="\d+"/.exec(image) ?? []).map((mark) => `[${mark.replaceAll('"', "'")}] img`),
  ]
  return selectors.some((selector) => styles.includes(`${selector}{${position}`))
}

describe('image with a hotspot', () => {
  it('is cropped around it in every section', async () => {
    let count = 0
    for (const {type, layout, section} of sectionStates()) {
      const sheet = new ServerStyleSheet()
      const page = {reading: null, sections: [withHotspots(section)]}
      const html = await renderMarkup(sheet.collectStyles(<SectionList page={page} />))
      const styles = sheet.getStyleTags()
      const images =
        html.match(
          /<picture[^>]*><img[^>]*>|<image? [^>]*>|<a [^>]*><span[^>]*><img [^>]*>|<img [^>]*>/g,
        ) ?? []
      const marked = images.filter((image) => image.includes('marked-1000x500'))
      count += marked.length
      expect([type, layout, ...marked.filter((image) => !isFocused(image, styles))]).toEqual([
        type,
        layout,
      ])
    }
    expect(count).toBeGreaterThan(100)
  })
})

describe('poster with a hotspot', () => {
  it('crops the banner around it', async () => {
    const section = sectionState('videoBanner')
    const poster = {...section.clip.poster, hotspot}
    const marked = {...section, clip: {...section.clip, poster}}
    const sheet = new ServerStyleSheet()
    await renderMarkup(sheet.collectStyles(<VideoBannerSection section={marked} />))
    expect(sheet.getStyleTags()).toContain('--banner-focus:30% 70%')
  })
})
