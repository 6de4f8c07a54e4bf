/** Statuses of a service, in the order in which it goes through them. */
export const serviceStatuses = ['comingSoon', 'launched', 'started'] as const

export type ServiceStatus = (typeof serviceStatuses)[number]

/**
 * State of the drawn door of a service. A lit fanlight says that we plan to open it first; an open door says that
 * visits have started. Nothing else lights or opens a door (decision 117), except that one opens for a person who
 * joins the waitlist, and that the hero of the home page always shows an open one.
 */
export const doorStates = ['dark', 'lit', 'open'] as const

export type DoorState = (typeof doorStates)[number]

const stateOf = {
  comingSoon: 'dark',
  launched: 'lit',
  started: 'open',
} as const satisfies Record<ServiceStatus, DoorState>

export const doorStateOf = (status: ServiceStatus): DoorState => stateOf[status]

/** Returns true when the service opens first or visits have started (G-7). */
export const isAnnounced = (status: ServiceStatus): boolean => status !== 'comingSoon'

/** The house of share images stands for all services: its door opens when visits of one of them have started. */
export function houseDoor(services: readonly {status: ServiceStatus}[]): DoorState {
  const states = new Set(services.map(({status}) => doorStateOf(status)))
  return doorStates.findLast((state) => states.has(state)) ?? 'dark'
}
