import {readFileSync} from 'node:fs'

/** Matches the names of React, its element factory and hooks. */
const react = /[Rr]eact|createElement|\buse[A-Z]/

/** Returns whether a file has neither markup nor components nor hooks; `false` when that is uncertain. */
export function isWithoutReact(file: string): boolean {
  return /\.[cm]?[jt]s$/.test(file) && !react.test(readFileSync(file, 'utf8'))
}
