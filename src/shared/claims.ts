/** What a figure or promise of the claims register can be, in the order in which the register lists them. */
export const claimKinds = ['statistic', 'target', 'goal', 'plan', 'rule'] as const

export type ClaimKind = (typeof claimKinds)[number]
