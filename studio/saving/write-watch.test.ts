import {WriteWatch} from './write-watch.ts'

const [first, second] = [Symbol('first'), Symbol('second')]

describe('what the Studio knows of saving', () => {
  it('is nothing while all arrives', () => {
    const watch = new WriteWatch()
    watch.heard(true)
    watch.settle(first)
    expect(watch.current()).toBeNull()
  })

  it('is that changes wait until the last of them has arrived', () => {
    const watch = new WriteWatch()
    watch.hold(first, 'full')
    watch.hold(second, 'full')
    watch.settle(first)
    expect(watch.current()).toEqual({trouble: 'full', written: 'kept'})
    watch.settle(second)
    expect(watch.current()).toBeNull()
  })

  it('is what was given back to be done again, until something is saved', () => {
    const watch = new WriteWatch()
    watch.miss(first, 'refused')
    watch.heard(true)
    expect(watch.current()).toEqual({trouble: 'refused', written: 'missed'})
    watch.settle(second)
    expect(watch.current()).toBeNull()
  })

  it('is that the lake does not answer, until it answers anything', () => {
    const watch = new WriteWatch()
    watch.heard(false)
    expect(watch.current()).toEqual({trouble: 'unreachable', written: 'nothing'})
    watch.miss(first, 'unreachable')
    expect(watch.current()).toEqual({trouble: 'unreachable', written: 'missed'})
    watch.heard(true)
    expect(watch.current()).toBeNull()
  })

  it('is told when it becomes another, and to nobody who left', () => {
    const watch = new WriteWatch()
    let told = 0
    const leave = watch.subscribe(() => (told += 1))
    watch.hold(first, 'slow')
    watch.hold(first, 'slow')
    expect(told).toBe(1)
    const state = watch.current()
    watch.heard(true)
    expect(watch.current()).toBe(state)
    leave()
    watch.settle(first)
    expect(told).toBe(1)
  })
})
