import {renderToStaticMarkup} from 'react-dom/server'
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

const html = (part: Partial<VideoContent>) =>
  renderToStaticMarkup(
    <ContentVideo clip={{...clip, ...part}} pauseLabel="Pause" playLabel="Play" />,
  )

describe('ContentVideo', () => {
  it('has a label and the dimensions of its poster', () => {
    expect(html({})).toMatch(/<video(?=[^>]* aria-label="A GP rings a bell")[^>]* height="900"/)
  })

  it('loads only its poster before it plays', () => {
    expect(html({})).toMatch(/data-video-poster[^>]* src="[^"]+%2Fposter-1600x900\.jpg&amp;w=1280/)
    expect(html({})).toContain('preload="none"')
  })

  it('offers uploaded formats, MP4 before WebM', () => {
    const types = (markup: string) =>
      [...markup.matchAll(/<source [^>]*type="([^"]+)"/g)].map(([, type]) => type)
    expect(types(html({}))).toEqual(['video/mp4', 'video/webm'])
    expect(types(html({webm: null}))).toEqual(['video/mp4'])
    expect(html({})).toContain('src="/media/files/a.mp4"')
  })

  it('labels its captions (WCAG 1.2.2)', () => {
    expect(html({})).toMatch(/<track[^>]* label="Welsh"[^>]* src="\/media\/files\/a\.vtt"/)
    expect(html({captions: null})).not.toContain('<track')
  })

  it('shows the transcript when the page has a label for it (WCAG 1.2.1)', () => {
    const shown = (transcriptLabel: string | null, transcript: string | null = 'No speech.') =>
      renderToStaticMarkup(
        <ContentVideo
          clip={{...clip, transcript}}
          pauseLabel="Pause"
          playLabel="Play"
          transcriptLabel={transcriptLabel}
        />,
      )
    expect(shown('In words')).toContain('<summary>In words</summary><div><p>No speech.</p>')
    expect(shown(null)).not.toContain('<details')
    expect(shown('In words', null)).not.toContain('<details')
  })

  it('has a variant for the dark theme when its video is uploaded', () => {
    const night = {mp4: 'files/local/production/night.mp4', webm: null, poster: null}
    expect(html({dark: night})).toMatch(
      /data-theme-only="light".*-only="dark".*src="\/media\/files\/night\.mp4"/,
    )
    expect(html({dark: {...night, mp4: null}})).not.toContain('data-theme-only')
  })

  it('omits a missing poster', () => {
    expect(html({poster: null})).not.toContain('data-video-poster')
  })
})
