export const promiseStates = ['open', 'kept', 'late', 'broken'] as const

export type PromiseState = (typeof promiseStates)[number]
