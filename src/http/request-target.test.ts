import {IncomingMessage} from 'node:http'
import {Socket} from 'node:net'
import {checkTarget} from './request-target.ts'

function check(line: string, rawHeaders: string[] = ['Host', 'localhost']) {
  const [method, url] = line.split(' ')
  return checkTarget(Object.assign(new IncomingMessage(new Socket()), {method, url, rawHeaders}))
}
const parameters = (count: number) => Array.from({length: count}, () => 'a').join('&')
const longest = `/about?x=${'a'.repeat(7991)}`

describe('checkTarget', () => {
  it.each([
    ['POST /api/contact?form=x', '/api/contact?form=x'],
    ['GET /caf%C3%A9?x=%ff', '/caf%C3%A9?x=%ff'],
    [`GET ${longest}`, longest],
    [`GET /?${parameters(50)}`, `/?${parameters(50)}`],
    ['GET http://other.example:80/about?x=1', '/about?x=1'],
    ['GET HTTP://other.example', '/'],
  ])('accepts %s (OPS-4)', (line, target) => {
    expect(check(line)).toEqual({kind: 'accept', target})
  })

  it.each([
    ['GET /x%.x', 400],
    ['GET /x%ff', 400],
    ['OPTIONS *', 400],
    [`GET /?${parameters(51)}`, 400],
    [`GET /?a${'&'.repeat(50)}`, 400],
    [`GET ${longest}a`, 414],
    [`GET /${'a'.repeat(8000)}`, 414],
    ['TRACE /about', 405],
  ])('refuses %s with %d (OPS-4)', (line, status) => {
    expect(check(line)).toEqual({kind: 'refuse', status})
  })

  it('refuses two Host headers (OPS-4)', () => {
    expect(check('GET /', ['Host', 'a', 'host', 'b'])).toEqual({kind: 'refuse', status: 400})
  })

  it.each([
    ['//other.example/about?a=1', '/other.example/about?a=1'],
    ['/x/%2e%2E/about?a=/../', '/about?a=/../'],
    ['/./about', '/about'],
    ['/../..', '/'],
    ['/x\\..\\about', '/about'],
  ])('redirects %s to %s (OPS-4)', (target, location) => {
    expect(check(`GET ${target}`)).toEqual({kind: 'redirect', location})
  })
})
