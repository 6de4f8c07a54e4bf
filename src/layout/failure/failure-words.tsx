import {failureCopy} from '#shared/fallback-copy.ts'

/** Heading, text and two ways on, shown in place of a page that failed. */
export function FailureWords() {
  return (
    <>
      {/* The focus was in what failed. */}
      <h1 ref={focus} tabIndex={-1}>
        {failureCopy.title}
      </h1>
      <p>{failureCopy.text}</p>
      <p>
        {/* A load gets around whatever failed: code that did not come, or a page that something else has changed. */}
        <button onClick={() => location.reload()} type="button">
          {failureCopy.retry}
        </button>{' '}
        <a href="/">{failureCopy.home}</a>
      </p>
    </>
  )
}

const focus = (heading: HTMLElement | null) => heading?.focus()
