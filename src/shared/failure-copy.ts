/** Copy of what stands in place of a page that failed. It is no editor's: editors' words may be what failed. */
export const failureCopy = {
  emergency: 'Not for emergencies. If someone’s life is at risk, call',
  emergencyNumber: '999',
  title: 'This page stopped working',
  text: 'Something went wrong on our side. Please try again.',
  retry: 'Try again',
  home: 'Go to the home page',
  contact: 'Contact us',
} as const
