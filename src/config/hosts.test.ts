import {isLoopbackHost, isPublicHost} from './hosts.ts'

it.each([
  ['https://www.example.org', true],
  ['https://1.1.1.1', true],
  ['http://[2606:4700::1111]', true],
  ['http://localhost', false],
  ['http://localhost.:3000', false],
  ['http://app.localhost', false],
  ['http://site', false],
  ['http://printer.local', false],
  ['http://site.internal', false],
  ['http://127.0.0.1', false],
  ['http://0.0.0.0', false],
  ['http://10.0.0.9', false],
  ['http://172.31.255.1', false],
  ['http://169.254.1.1', false],
  ['http://100.64.0.1', false],
  ['http://2130706433', false],
  ['http://[::1]', false],
  ['http://[::]', false],
  ['http://[fd00::1]', false],
  ['http://[fe80::1]', false],
  ['http://[::ffff:10.0.0.1]', false],
])('isPublicHost returns for %s: %s', (address, expected) => {
  expect(isPublicHost(new URL(address).hostname)).toBe(expected)
})

it.each([
  ['smtp://localhost:25', true],
  ['smtp://127.0.0.2', true],
  ['smtp://[::1]:25', true],
  ['smtp://mail.example.org', false],
  ['smtp://192.168.0.1', false],
  ['smtp://[fe80::1]', false],
])('isLoopbackHost returns for %s: %s', (address, expected) => {
  expect(isLoopbackHost(new URL(address).hostname)).toBe(expected)
})
