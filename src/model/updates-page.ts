/** What is new, for visitors who wait for the app (MOD-4). */
export const updatesPage = '/updates'
