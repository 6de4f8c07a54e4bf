/** What is new, for visitors who wait for the app (MOD-4). */
export const updatesPage = '/updates'

/** The same as an Atom feed, with the promises (UPD-1). */
export const updatesFeed = '/updates/feed.xml'
