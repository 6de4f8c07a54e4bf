import {failureCopy} from '#shared/fallback-copy.ts'

/** Renders heading, text, reload button and link home in place of a page that failed. */
export function FailureMessage() {
  return (
    <>
      {/* The focused element was in the part that failed. */}
      <h1 ref={focus} tabIndex={-1}>
        {failureCopy.title}
      </h1>
      <p>{failureCopy.text}</p>
      <p>
        {/* A reload recovers from missing code and from a DOM changed by an extension. */}
        <button onClick={() => location.reload()} type="button">
          {failureCopy.retry}
        </button>{' '}
        <a href="/">{failureCopy.home}</a>
      </p>
    </>
  )
}

const focus = (heading: HTMLElement | null) => heading?.focus()
