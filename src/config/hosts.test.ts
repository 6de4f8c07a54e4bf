import {isLoopbackHost, isPublicHost} from './hosts.ts'

const hostOf = (address: string) => new URL(address).hostname

describe('isPublicHost', () => {
  it.each(['https://www.example.org', 'https://1.1.1.1', 'http://[2606:4700::1111]'])(
    'accepts %s',
    (address) => {
      expect(isPublicHost(hostOf(address))).toBe(true)
    },
  )

  it.each([
    'http://localhost',
    'http://localhost.:3000',
    'http://app.localhost',
    'http://site',
    'http://printer.local',
    'http://site.internal',
    'http://127.0.0.1',
    'http://0.0.0.0',
    'http://10.0.0.9',
    'http://172.31.255.1',
    'http://169.254.1.1',
    'http://100.64.0.1',
    'http://2130706433',
    'http://[::1]',
    'http://[::]',
    'http://[fd00::1]',
    'http://[fe80::1]',
    'http://[::ffff:10.0.0.1]',
  ])('rejects %s', (address) => {
    expect(isPublicHost(hostOf(address))).toBe(false)
  })
})

describe('isLoopbackHost', () => {
  it.each(['smtp://localhost:25', 'smtp://127.0.0.2', 'smtp://[::1]:25'])(
    'accepts %s',
    (address) => {
      expect(isLoopbackHost(hostOf(address))).toBe(true)
    },
  )

  it.each(['smtp://mail.example.org', 'smtp://192.168.0.1', 'smtp://[fe80::1]'])(
    'rejects %s',
    (address) => {
      expect(isLoopbackHost(hostOf(address))).toBe(false)
    },
  )
})
