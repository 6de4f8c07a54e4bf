import {assetUrl} from '#lib/static-asset.ts'
import wordmark from './wordmark.svg'

/**
 * Renders the door and the wordmark (DES-2) in `currentColor`, `--lamp` and `--logo-door`. The wordmark is a cached
 * file, because its outlines would be in every page twice.
 */
export function Logo({label}: {label: string}) {
  return (
    <svg aria-label={label} height="40" role="img" viewBox="0 0 236 48" width="197">
      <path d="M6 46V22a18 18 0 0 1 36 0v24Z" fill="currentColor" />
      <path d="M11 22a13 13 0 0 1 26 0Z" fill="var(--lamp)" />
      <path
        d="M24 22V9m0 13-9.2-9.2M24 22l9.2-9.2"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.1"
      />
      <path d="M19.4 22a4.6 4.6 0 0 1 9.2 0Z" fill="currentColor" />
      <path d="M11 26h26v20H11Z" fill="var(--logo-door)" />
      <circle cx="32.4" cy="36.4" fill="var(--lamp)" r="1.9" />
      <use href={`${assetUrl(wordmark)}#word`} />
    </svg>
  )
}
