import {Renditions} from './renditions.ts'

const image = (bytes: number) => Promise.resolve(Buffer.alloc(bytes))
const unexpected = () => Promise.reject(new Error('rendered again'))

describe('Renditions', () => {
  it('share the work of concurrent requests and keep the result', async () => {
    const renditions = new Renditions()
    const both = [
      renditions.get('a.jpg', '1', () => image(5)),
      renditions.get('a.jpg', '1', unexpected),
    ]
    expect((await Promise.all(both)).map(({length}) => length)).toEqual([5, 5])
    expect(await renditions.get('a.jpg', '1', unexpected)).toHaveLength(5)
  })

  it('render again after a failure', async () => {
    const renditions = new Renditions()
    await expect(renditions.get('a.jpg', '1', unexpected)).rejects.toThrow('rendered again')
    expect(await renditions.get('a.jpg', '1', () => image(5))).toHaveLength(5)
  })

  it('drop the least recently used above the limit', async () => {
    const renditions = new Renditions(10)
    for (const key of ['1', '2', '1', '3']) await renditions.get('a.jpg', key, () => image(5))
    expect(await renditions.get('a.jpg', '1', unexpected)).toHaveLength(5)
    await expect(renditions.get('a.jpg', '2', unexpected)).rejects.toThrow('rendered again')
  })

  it('forget all of an erased asset (GDPR)', async () => {
    const renditions = new Renditions()
    for (const asset of ['a.jpg', 'b.jpg']) await renditions.get(asset, '1', () => image(5))
    renditions.forget('a.jpg')
    await expect(renditions.get('a.jpg', '1', unexpected)).rejects.toThrow('rendered again')
    expect(await renditions.get('b.jpg', '1', unexpected)).toHaveLength(5)
  })
})
