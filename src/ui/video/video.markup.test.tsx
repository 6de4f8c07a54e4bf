import {renderToStaticMarkup} from 'react-dom/server'
import {Video} from './video.tsx'
import {VideoPlayer} from './video-player.client.tsx'

const video = {
  label: 'A video',
  sources: [{src: '/a.mp4', type: 'video/mp4'}],
  poster: '/a.jpg',
  width: 960,
  height: 540,
  captions: {src: '/a.vtt', label: 'English', language: 'en'},
  pauseLabel: 'Pause',
  playLabel: 'Play',
}

describe('VideoPlayer', () => {
  it('has native controls and preloads nothing', () => {
    const html = renderToStaticMarkup(<VideoPlayer {...video} />)
    expect(html).toMatch(/<video [^>]*controls=""/)
    expect(html).toContain('preload="none"')
    expect(html).not.toContain('autoplay')
    expect(html).toContain('kind="captions"')
    expect(html).not.toContain('<button')
  })
})

describe('Video', () => {
  it('renders its transcript only when there is one', () => {
    const html = renderToStaticMarkup(
      <Video {...video} transcript="A hand opens the app." transcriptLabel="In words" />,
    )
    expect(html).toContain('<summary>In words</summary><div>A hand opens the app.</div>')
    expect(renderToStaticMarkup(<Video {...video} />)).not.toContain('<details')
  })

  it('renders a variant for each theme when there is one for the dark theme', () => {
    const dark = {poster: '/night.jpg', sources: [{src: '/night.mp4', type: 'video/mp4'}]}
    const html = renderToStaticMarkup(<Video {...video} dark={dark} />)
    expect(html).toMatch(
      /<div data-theme-only="light">.*src="\/a\.mp4".*<div data-theme-only="dark">/,
    )
    expect(html).toMatch(/<div data-theme-only="dark">.*src="\/night\.jpg".*src="\/night\.mp4"/)
    expect(renderToStaticMarkup(<Video {...video} />)).not.toContain('data-theme-only')
  })

  it('renders its title between the video and the transcript', () => {
    const html = renderToStaticMarkup(
      <Video {...video} transcript="A hand opens the app." transcriptLabel="In words">
        <h3>Choose</h3>
      </Video>,
    )
    expect(html).toMatch(/<\/video>.*<h3>Choose<\/h3><details/)
  })
})
