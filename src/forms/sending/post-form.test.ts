import {once} from 'node:events'
import {createServer, type Server} from 'node:http'
import {FormSubmissionError, postForm} from './post-form.ts'

const payload = {
  firstName: 'Ada',
  lastName: '',
  email: 'ada@example.com',
  phone: '',
  message: 'Hello',
  company: '',
}

let server: Server
let endpoint: string
let received: {type: string | undefined; body: string}[]
let stub: {status: number; type: string; body: string}

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      received.push({type: request.headers['content-type'], body})
      response.writeHead(stub.status, {'content-type': stub.type}).end(stub.body)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  endpoint = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`
})

beforeEach(() => (received = []))

afterAll(() => server.close())

const failure = async (status: number, type: string, body: string) => {
  stub = {status, type, body}
  return await postForm(endpoint, payload).then(
    () => null,
    (error: unknown) => error,
  )
}

describe('postForm', () => {
  it('sends JSON and reads only the status (API-4)', async () => {
    stub = {status: 200, type: 'text/plain', body: 'anything'}
    await postForm(endpoint, payload)
    expect(received).toEqual([{type: 'application/json', body: JSON.stringify(payload)}])
  })

  it("treats a captive portal's page as no response (API-4)", async () => {
    expect(await failure(200, 'text/html; charset=utf-8', '<h1>Log in</h1>')).toMatchObject({
      status: null,
    })
  })

  it('reads the code and the issues of a problem response', async () => {
    const problem = {
      title: 'Some fields need to be corrected.',
      code: 'invalid-fields',
      errors: [
        {field: 'email', code: 'too-long', message: 'Use at most 254 characters'},
        {field: 'name', code: 'unheard-of'},
        {field: 7, code: 'missing'},
        null,
      ],
    }
    const error = await failure(400, 'application/problem+json', JSON.stringify(problem))
    expect(error).toBeInstanceOf(FormSubmissionError)
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid-fields',
      title: 'Some fields need to be corrected.',
      issues: new Map([['email', 'too-long']]),
    })
  })

  it.each([
    ['a server that is down', 503, 'application/problem+json', '{"title":"Try again later."}'],
    ['a page of another backend', 404, 'text/html', '<h1>Not found</h1>'],
    ['invalid JSON', 400, 'application/problem+json', '{'],
    ['an unexpected shape', 400, 'application/problem+json', '[]'],
  ])('reads only the status of %s', async (_name, status, type, body) => {
    expect(await failure(status, type, body)).toMatchObject({
      name: 'FormSubmissionError',
      status,
      code: null,
      title: '',
      issues: new Map(),
    })
  })

  it('reports a missing response (FORM-2)', async () => {
    const nobody = createServer().listen(0, '127.0.0.1')
    await once(nobody, 'listening')
    const address = nobody.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    nobody.close()
    await once(nobody, 'close')
    await expect(postForm(`http://127.0.0.1:${port}/`, payload)).rejects.toMatchObject({
      name: 'FormSubmissionError',
      status: null,
    })
  })
})
