import {renderToStaticMarkup} from 'react-dom/server'
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
