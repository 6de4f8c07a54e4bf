/** Copy for an expired share link, hard-coded so that it doesn't need the content lake. */
export const endedShareCopy = {
  title: 'This link has ended',
  text: 'Ask the person who sent it for a new one.',
} as const
