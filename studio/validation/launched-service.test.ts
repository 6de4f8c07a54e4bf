import {staleServiceText} from './launched-service.ts'

describe('the words of a launched service', () => {
  it.each(['Coming Soon', 'Nurses are coming  soon'])('are not "%s"', (text) => {
    expect(staleServiceText(text, 'launched')).toMatch(/say here that it is open/)
    expect(staleServiceText(text, 'comingSoon')).toBe(true)
  })

  it.each(['Open for interest', undefined])('may be "%s"', (text) => {
    expect(staleServiceText(text, 'launched')).toBe(true)
  })
})
