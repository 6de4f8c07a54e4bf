import {FormFrame} from '#ui/form.styles.ts'
import {ErrorSummary} from './error-summary.tsx'

export const errorSummaryFixtures = {
  several: (
    <FormFrame>
      <ErrorSummary
        heading="There is a problem"
        issues={[
          {id: 'ff-first', text: 'Enter your first name'},
          {id: 'ff-email', text: 'Enter your email address'},
        ]}
      />
    </FormFrame>
  ),
  withDetail: (
    <FormFrame>
      <ErrorSummary
        detail="What you typed is still here. Look at the field and press the button again."
        heading="Sorry, something went wrong. Please try again."
        issues={[
          {
            id: 'ff-email',
            text: 'Enter an email address in the correct format, like name@example.com',
          },
        ]}
      />
    </FormFrame>
  ),
}
