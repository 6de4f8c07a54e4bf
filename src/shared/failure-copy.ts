/** Copy of the error page. It is hard-coded because the content from the dataset may be the cause of the error. */
export const failureCopy = {
  emergency: 'Not for emergencies. If someone’s life is at risk, call',
  emergencyNumber: '999',
  title: 'This page stopped working',
  text: 'Something went wrong on our side. Please try again.',
  retry: 'Try again',
  home: 'Go to the home page',
  contact: 'Contact us',
} as const
