/** The id of the bar; a page has one. */
export const soonBarId = 'soon-bar'

/** What is stored under the page's key once its bar was closed. */
export const dismissed = '1'

/**
 * Hides a bar that was closed on an earlier visit, before anything is painted.
 *
 * @param storageKey - the key the page gave its banner (NURSE-1)
 * @returns a script to stand inside the bar; it never throws, also where storage is blocked
 */
export function hideDismissedScript(storageKey: string): string {
  const key = JSON.stringify(storageKey).replaceAll('<', '\\u003c')
  return `try{localStorage.getItem(${key})==='${dismissed}'&&(document.getElementById('${soonBarId}').hidden=true)}catch{}`
}
