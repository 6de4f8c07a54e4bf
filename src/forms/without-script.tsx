import {waitlist} from '#shared/forms/waitlist.ts'

/** Explains that a form without an endpoint requires JavaScript (MOD-3, MOD-4). */
export function WithoutScript({copy}: {copy: {withoutScript: string; waitlistLink: string}}) {
  return (
    <noscript>
      <p>
        <span>{copy.withoutScript}</span>{' '}
        <a href={waitlist.pages.waitlist.path}>{copy.waitlistLink}</a>
      </p>
    </noscript>
  )
}
