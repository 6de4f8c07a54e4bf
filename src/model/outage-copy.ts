/** Copy that is no editor's, as that of an ended link: it is shown when editors' words cannot be reached. */
export const outageCopy = {
  title: 'This page is not available just now',
  text: 'Something on our side did not answer. Nothing you sent was lost. Please try again in a minute.',
} as const
