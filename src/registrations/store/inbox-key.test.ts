import {inboxOf} from './inbox-key.ts'

describe('inboxOf', () => {
  it.each([
    ['sam+1@example.org', 'sam@example.org'],
    ['sam+a+b@example.org', 'sam@example.org'],
    ['s.a.m+x@gmail.com', 'sam@gmail.com'],
    ['sam@googlemail.com', 'sam@gmail.com'],
    ['sam@bücher.example', 'sam@xn--bcher-kva.example'],
    ['sam@xn--bcher-kva.example', 'sam@xn--bcher-kva.example'],
    ['sam@EXAMPLE.org', 'sam@example.org'],
    ['ｓａｍ@example.org', 'sam@example.org'],
  ])('returns for %s the inbox %s (LAW-8)', (address, inbox) => {
    expect(inboxOf(address)).toBe(inbox)
  })

  it.each([
    ['sam@example.org', 'pat@example.org'],
    ['s.am@example.org', 'sam@example.org'],
    ['sam@example.org', 'sam@example.com'],
    ['+a@example.org', '+b@example.org'],
  ])('returns different inboxes for %s and %s (LAW-8)', (one, other) => {
    expect(inboxOf(one)).not.toBe(inboxOf(other))
  })
})
