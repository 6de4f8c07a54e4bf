import {inboxOf} from './inbox-key.ts'

describe('inboxOf', () => {
  it.each([
    ['sam+a+b@example.org', 'sam@example.org'],
    ['s.a.m+x@gmail.com', 'sam@gmail.com'],
    ['sam@googlemail.com', 'sam@gmail.com'],
    ['s.am@example.org', 's.am@example.org'],
    ['sam@bücher.example', 'sam@xn--bcher-kva.example'],
    ['ｓａｍ@example.org', 'sam@example.org'],
    ['+a@example.org', '+a@example.org'],
  ])('returns for %s the inbox %s (LAW-8)', (address, inbox) => {
    expect(inboxOf(address)).toBe(inbox)
  })
})
