import {readBody} from './read-body'

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
  ])('refuses %s', async (_case, body, type, status) => {
    expect(await readBody(request(body, type), 100)).toMatchObject({kind: 'refused', status})
  })
})
