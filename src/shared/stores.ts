/** The stores of the app, as the analytics event names them (MOD-4). */
export const stores = ['appstore', 'playstore'] as const

export type Store = (typeof stores)[number]
