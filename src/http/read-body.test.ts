import {readBody, readText} from './read-body.ts'

const post = (body: ReadableStream<Uint8Array>) => {
  const headers = {'content-type': 'application/json'}
  const init = {method: 'POST', headers, body, duplex: 'half'}
  return new Request('http://localhost/api', init)
}

// The endpoints' tests read JSON, browser forms and bodies that are neither.
describe('readBody', () => {
  it('stops reading an endless body of undeclared length', async () => {
    let chunks = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        chunks += 1
        controller.enqueue(new Uint8Array(50).fill(0x20))
      },
    })
    expect(await readBody(post(endless), 100)).toMatchObject({kind: 'refused', status: 413})
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
    expect(await readText(post(dribble), 100, 50)).toMatchObject({kind: 'refused', status: 408})
    expect(isCancelled).toBe(true)
  })
})
