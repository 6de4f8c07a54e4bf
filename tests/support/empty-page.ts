/**
 * What an empty page of the same Next costs: all of React and Next, nothing of ours. Measured by `npm run bench:bytes`;
 * after an upgrade it has to be measured again.
 */
export const emptyPage = {next: '16.4.5', javascript: 134_904}
