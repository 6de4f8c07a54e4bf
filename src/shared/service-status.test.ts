import {doorStateOf, houseDoor, isAnnounced, serviceStatuses} from './service-status.ts'

describe('doorStateOf', () => {
  it('lights the door of a service that opens first, and opens it when visits have started (DES-1)', () => {
    expect(serviceStatuses.map((status) => [status, doorStateOf(status)])).toEqual([
      ['comingSoon', 'dark'],
      ['launched', 'lit'],
      ['started', 'open'],
    ])
  })
})

describe('isAnnounced', () => {
  it('is false only before the waitlist opens', () => {
    expect(serviceStatuses.filter(isAnnounced)).toEqual(['launched', 'started'])
  })
})

describe('houseDoor', () => {
  it.each([
    ['dark', []],
    ['dark', ['comingSoon']],
    ['lit', ['comingSoon', 'launched']],
    ['open', ['launched', 'started', 'comingSoon']],
  ] as const)('is %s for services with the statuses %j', (door, statuses) => {
    expect(houseDoor(statuses.map((status) => ({status})))).toBe(door)
  })
})
