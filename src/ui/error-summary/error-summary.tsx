import type {ComponentPropsWithRef} from 'react'

interface ErrorSummaryProps extends Pick<ComponentPropsWithRef<'div'>, 'ref' | 'onClick'> {
  heading: string
  detail?: string | null
  /** Each links to the field with its `id` until it is solved. */
  issues: readonly {id: string; text: string; isSolved?: boolean}[]
}

/**
 * Lists the errors of a form and links to each field (WCAG 3.3.1, GOV.UK error summary). It is focusable, but not a
 * landmark, because a page may have several forms. `FormParts` styles it.
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
            {issue.isSolved ? <s>{issue.text}</s> : <a href={`#${issue.id}`}>{issue.text}</a>}
          </li>
        ))}
      </ul>
    </div>
  )
}
