import {renderTree} from '#lib/testing/render.ts'
import {ContentVideo, type VideoContent} from './content-video.tsx'

const clip: VideoContent = {
  label: 'A GP rings a bell',
  transcript: null,
  mp4: 'files/local/production/a.mp4',
  webm: 'files/local/production/a.webm',
  captions: 'files/local/production/a.vtt',
  captionsLabel: 'Welsh',
  dark: null,
  poster: {
    asset: {_type: 'reference', _ref: 'image-poster-1600x900-jpg'},
    width: 1600,
    height: 900,
    extension: 'jpg',
  },
}
const render = (part: Partial<VideoContent> = {}, transcriptLabel: string | null = null) => {
  const labels = {pauseLabel: 'Pause', playLabel: 'Play', transcriptLabel}
  return renderTree(<ContentVideo clip={{...clip, ...part}} {...labels} />)
}

describe('ContentVideo', () => {
  it('has a label and the size of its poster, which is all that loads before it plays', async () => {
    const tree = await render()
    const shown = {'aria-label': 'A GP rings a bell', height: '900', preload: 'none'}
    expect(tree.querySelector('video')?.attributes).toMatchObject(shown)
    const poster = tree.querySelector('[data-video-poster]')
    expect(poster?.getAttribute('src')).toMatch(/%2Fposter-1600x900\.jpg&w=1280/)
    expect((await render({poster: null})).querySelector('[data-video-poster]')).toBeNull()
  })

  it('offers uploaded formats, MP4 before WebM', async () => {
    const sources = async (part: Partial<VideoContent>) =>
      (await render(part))
        .querySelectorAll('source')
        .map(({attributes: {src, type}}) => [src, type])
    const mp4 = ['/media/files/a.mp4', 'video/mp4']
    expect(await sources({})).toEqual([mp4, ['/media/files/a.webm', 'video/webm']])
    expect(await sources({webm: null})).toEqual([mp4])
  })

  it('labels its captions (WCAG 1.2.2)', async () => {
    const track = {label: 'Welsh', src: '/media/files/a.vtt'}
    expect((await render()).querySelector('track')?.attributes).toMatchObject(track)
    expect((await render({captions: null})).querySelector('track')).toBeNull()
  })

  it('shows the transcript when the page has a label for it (WCAG 1.2.1)', async () => {
    const transcript = 'No speech.'
    const details = async (...given: Parameters<typeof render>) =>
      (await render(...given)).querySelector('details')?.text
    expect(await details({transcript}, 'In words')).toBe('In wordsNo speech.')
    expect(await details({transcript})).toBeUndefined()
    expect(await details({}, 'In words')).toBeUndefined()
  })

  it('has a variant for the dark theme when its video is uploaded', async () => {
    const dark = {mp4: 'files/local/production/night.mp4', webm: null, poster: null}
    const html = async (part: Partial<VideoContent>) => (await render(part)).toString()
    expect(await html({dark})).toMatch(
      /data-theme-only="light".*-only="dark".*src="\/media\/files\/night\.mp4"/,
    )
    expect(await html({dark: {...dark, mp4: null}})).not.toContain('data-theme-only')
  })
})
