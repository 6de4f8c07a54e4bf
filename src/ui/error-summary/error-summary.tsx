import type {ComponentPropsWithRef} from 'react'

interface ErrorSummaryProps extends Pick<ComponentPropsWithRef<'div'>, 'ref' | 'onClick'> {
  heading: string
  /** What else there is to know. */
  detail?: string | null
  /** What has to be looked at; each links to its field. */
  issues: readonly {id: string; text: string}[]
}

/**
 * Says above a form what is wrong with it, and links to each field (WCAG 3.3.1, GOV.UK's error summary). It can take
 * the focus, and is no landmark: a page may hold several forms. Looks come from the `FormParts` around it.
 */
export function ErrorSummary({heading, detail = null, issues, ...box}: ErrorSummaryProps) {
  return (
    <div data-error-summary="" tabIndex={-1} {...box}>
      <div role="alert">
        <h2>{heading}</h2>
      </div>
      {detail === null ? null : <p>{detail}</p>}
      <ul>
        {issues.map((issue) => (
          <li key={issue.id}>
            <a href={`#${issue.id}`}>{issue.text}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
