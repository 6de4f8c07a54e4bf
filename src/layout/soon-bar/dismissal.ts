/** Id of the bar; a page has at most one. */
export const soonBarId = 'soon-bar'

/** Stored value of a dismissed bar. */
export const dismissed = '1'

/**
 * Returns an inline script that hides a dismissed bar before the first paint.
 *
 * @param storageKey - the page's key for its banner (NURSE-1)
 */
export function hideDismissedScript(storageKey: string): string {
  const key = JSON.stringify(storageKey).replaceAll('<', '\\u003c')
  return `try{localStorage.getItem(${key})==='${dismissed}'&&(document.getElementById('${soonBarId}').hidden=true)}catch{}`
}
