import {BoundedQueue, QueueFullError} from './bounded-queue.ts'

/** Creates tasks that end on demand, and records the order of their starts. */
function tasks() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const task = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name)
      ends.set(name, () => resolve(name))
    })
  return {begun, task, end: (name: string) => ends.get(name)?.()}
}

describe('BoundedQueue', () => {
  it('runs a limited number of tasks in parallel, queues some and refuses the others', async () => {
    const queue = new BoundedQueue({maxRunning: 2, maxWaiting: 2})
    const {begun, task, end} = tasks()
    const results = ['a', 'b', 'c', 'd'].map((name) => queue.run(task(name)))
    expect([begun, queue.running, queue.waiting]).toEqual([['a', 'b'], 2, 2])
    await expect(queue.run(task('e'))).rejects.toThrow(QueueFullError)
    end('b')
    expect(await results[1]).toBe('b')
    expect([begun, queue.running, queue.waiting]).toEqual([['a', 'b', 'c'], 2, 1])
    end('a')
    end('c')
    await Promise.all([results[0], results[2]])
    end('d')
    await results[3]
    expect([begun, queue.running, queue.waiting]).toEqual([['a', 'b', 'c', 'd'], 0, 0])
  })

  it('drops a task whose caller leaves before its turn', async () => {
    const queue = new BoundedQueue({maxRunning: 1, maxWaiting: 1})
    const {begun, task, end} = tasks()
    const impatient = new AbortController()
    const first = queue.run(task('a'))
    const second = queue.run(task('b'), impatient.signal)
    impatient.abort()
    await expect(second).rejects.toThrow('disconnected')
    expect(queue.waiting).toBe(0)
    const third = queue.run(task('c'))
    end('a')
    await first
    end('c')
    await third
    expect(begun).toEqual(['a', 'c'])
  })

  it('continues after a failed task', async () => {
    const queue = new BoundedQueue({maxRunning: 1, maxWaiting: 1})
    const failing = queue.run(() => Promise.reject(new Error('broken')))
    const next = queue.run(() => Promise.resolve('fine'))
    await expect(failing).rejects.toThrow('broken')
    expect(await next).toBe('fine')
    expect(queue.running).toBe(0)
  })
})
