import {isEmbeddable} from './video-hosts.ts'

describe('isEmbeddable', () => {
  it.each([
    ['https://www.youtube-nocookie.com/embed/abc', true],
    ['https://player.vimeo.com/video/1?dnt=1', true],
    ['https://www.youtube.com/watch?v=abc', false],
    ['http://player.vimeo.com/video/1', false],
    ['https://player.vimeo.com.evil.example/', false],
    ['javascript:alert(1)', false],
    ['no address', false],
  ])('for %s returns %s (SEC-1)', (address, expected) => {
    expect(isEmbeddable(address)).toBe(expected)
  })
})
