/** App stores, as named in analytics events (MOD-4). */
export const stores = ['appstore', 'playstore'] as const

export type Store = (typeof stores)[number]
