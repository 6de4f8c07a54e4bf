import {Subject} from 'rxjs'
import {holdUntilSaved} from './hold-until-saved.ts'
import {PendingWrites} from './pending-writes.ts'

function openDocument() {
  const isSaved = new Subject<boolean>()
  const operations = new Subject<{commit: {disabled: unknown; execute: () => void}}>()
  const writes = new PendingWrites()
  let sent = 0
  const close = holdUntilSaved({isSaved, operations}, writes, 0)
  return {
    isSaved,
    writes,
    close: async () => {
      close()
      await new Promise((resolve) => setTimeout(resolve))
    },
    isHeld: () => isSaved.observed && operations.observed,
    isReleased: () => !isSaved.observed && !operations.observed,
    sent: () => sent,
    load: (disabled: unknown) => {
      operations.next({commit: {disabled, execute: () => (sent += 1)}})
    },
  }
}

describe('holdUntilSaved', () => {
  it('releases a saved document when its form closes', async () => {
    const document = openDocument()
    document.load(false)
    document.isSaved.next(true)
    expect(document.isHeld()).toBe(true)
    await document.close()
    expect(document.isReleased()).toBe(true)
    expect(document.sent()).toBe(0)
  })

  it('sends unsaved edits and holds the document until they are saved', async () => {
    const document = openDocument()
    document.load(false)
    document.isSaved.next(false)
    await document.close()
    expect(document.sent()).toBe(1)
    expect(document.isHeld()).toBe(true)
    document.isSaved.next(true)
    expect(document.isReleased()).toBe(true)
  })

  it('holds the document while a write is pending, although Sanity reports it as saved', async () => {
    const document = openDocument()
    const write = Symbol('write')
    document.load(false)
    document.writes.hold(write, 'unreachable')
    document.isSaved.next(true)
    await document.close()
    expect(document.isHeld()).toBe(true)
    document.writes.settle(write)
    expect(document.isReleased()).toBe(true)
  })

  it('sends nothing before Sanity has loaded the document', async () => {
    const document = openDocument()
    document.load('NOT_READY')
    document.isSaved.next(false)
    await document.close()
    expect(document.sent()).toBe(0)
  })
})
