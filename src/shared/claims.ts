/** Kinds of claims, from the one that needs most evidence to our own rules. */
export const claimKinds = ['statistic', 'target', 'goal', 'plan', 'rule'] as const

export type ClaimKind = (typeof claimKinds)[number]

export const promiseStates = ['open', 'kept', 'late', 'broken'] as const
