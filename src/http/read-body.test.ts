import {readBody, readText} from './read-body.ts'

const request = (body: string, type: string) =>
  new Request('http://localhost/api', {method: 'POST', body, headers: {'content-type': type}})

describe('readBody', () => {
  it('reads JSON objects', async () => {
    expect(await readBody(request('{"a":1}', 'application/json; charset=utf-8'), 100)).toEqual({
      kind: 'json',
      fields: {a: 1},
    })
  })

  it('reads browser forms (FORM-6)', async () => {
    expect(await readBody(request('a=1&b=x+y', 'application/x-www-form-urlencoded'), 100)).toEqual({
      kind: 'form',
      fields: {a: '1', b: 'x y'},
    })
  })

  it.each([
    ['broken JSON', '{"a":', 'application/json', 400],
    ['a JSON list', '[1]', 'application/json', 400],
    ['a JSON null', 'null', 'application/json', 400],
    ['another type', 'hello', 'text/plain', 415],
    ['more than the limit', 'x'.repeat(101), 'application/json', 413],
  ])('rejects %s', async (_case, body, type, status) => {
    expect(await readBody(request(body, type), 100)).toMatchObject({kind: 'refused', status})
  })

  it('stops reading an endless body of undeclared length', async () => {
    let chunks = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        chunks += 1
        controller.enqueue(new Uint8Array(50).fill(0x20))
      },
    })
    const headers = {'content-type': 'application/json'}
    const init = {method: 'POST', headers, body: endless, duplex: 'half'}
    expect(await readBody(new Request('http://localhost/api', init), 100)).toMatchObject({
      kind: 'refused',
      status: 413,
    })
    expect(chunks).toBeLessThan(10)
  })

  it('times out and cancels a body that arrives too slowly', async () => {
    let isCancelled = false
    const dribble = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array([0x7b])),
      cancel: () => {
        isCancelled = true
      },
    })
    const headers = {'content-type': 'application/json'}
    const init = {method: 'POST', headers, body: dribble, duplex: 'half'}
    const read = await readText(new Request('http://localhost/api', init), 100, 50)
    expect(read).toMatchObject({kind: 'refused', status: 408})
    expect(isCancelled).toBe(true)
  })
})
