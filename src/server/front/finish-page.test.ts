import {createHash} from 'node:crypto'
import {finishPage} from './finish-page.ts'
import type {Answer} from './page-cache.ts'

const answerOf = (html: string, type = 'text/html; charset=utf-8'): Answer => ({
  status: 200,
  headers: {
    'content-type': type,
    'content-security-policy': "default-src 'none'; script-src 'self' 'unsafe-inline'",
  },
  body: Buffer.from(html),
  isShared: true,
  isKept: true,
})

const script = '<script src="/_next/static/chunks/a.js" async=""></script>'
const data =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"1:{}"])</script>'
const page = (scripts: string) => `<!DOCTYPE html><html><body><p>Words</p>${scripts}</body></html>`
const place = {build: 'a-build', path: '/doctors/ada'}

describe('decisions 52, 54, 86: a finished page', () => {
  it('says where its data is, and allows by its hash the one script that is left', () => {
    const finished = finishPage(answerOf(page(script + data)), place)
    const html = finished.body.toString()
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text)
    expect(scripts).toHaveLength(1)
    const [loader = ''] = scripts
    expect(html).toBe(page(`<script>${loader}</script>`))
    const {name = ''} = finished.data ?? {}
    expect(loader).toContain(`'/_next/static/page-data/a-build/${name}.txt?page=%2Fdoctors%2Fada'`)
    expect(finished.data?.body.toString()).toBe('1:{}')
    const digest = createHash('sha256').update(loader).digest('base64')
    expect(finished.headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'self' 'sha256-${digest}'`,
    )
  })

  it('holds its data as well while the other machines cannot have that', () => {
    const finished = finishPage(answerOf(page(script + data)), place, 'inPage')
    expect(finished.data).toEqual(finishPage(answerOf(page(script + data)), place).data)
    const html = finished.body.toString()
    expect(html).toContain(data)
    expect(html).not.toContain(script)
    expect(html).not.toContain('page-data')
  })

  it('keeps its data when its scripts run by themselves', () => {
    const html = page(`<script async="" src="/_next/static/chunks/a.js"></script>${data}`)
    const finished = finishPage(answerOf(html), place)
    expect([finished.data, finished.body.toString()]).toEqual([undefined, html])
  })

  it('is nothing but HTML', () => {
    const text = answerOf(page(script + data), 'text/plain')
    expect(finishPage(text, place)).toBe(text)
  })
})
