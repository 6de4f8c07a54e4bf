/** Fixed path: the download dialog links here (MOD-4). */
export const updatesPage = '/updates'

/** Atom feed of updates and promises (UPD-1). */
export const updatesFeed = '/updates/feed.xml'
