import {readFileSync} from 'node:fs'

/** What stands in every file that has to do with React: its name, the function that makes elements, or a hook. */
const signs = /[Rr]eact|createElement|\buse[A-Z]/

/**
 * Says whether a file can hold neither markup nor components nor hooks, so that no rule about them finds anything in
 * it.
 *
 * @param {string} file - its path
 * @returns {boolean} false where that is in doubt
 */
export function isWithoutReact(file) {
  return /\.[cm]?[jt]s$/.test(file) && !signs.test(readFileSync(file, 'utf8'))
}
