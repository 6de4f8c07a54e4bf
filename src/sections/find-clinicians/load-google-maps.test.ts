/**
 * @jest-environment jsdom
 */
import {jest} from '@jest/globals'
import {loadGoogleMaps} from './load-google-maps.ts'

describe('loadGoogleMaps', () => {
  it('rejects when Google does not respond (MAP-6)', async () => {
    jest.useFakeTimers()
    try {
      // jsdom fetches no script, so neither `load` nor `error` fires.
      const loading = loadGoogleMaps('key of a test', () => undefined)
      const failed = expect(loading).rejects.toThrow('not done within 20000 ms')
      await jest.advanceTimersByTimeAsync(20_000)
      await failed
      expect(document.querySelector('script[src*="maps.googleapis.com"]')).not.toBeNull()
    } finally {
      jest.useRealTimers()
    }
  })
})
