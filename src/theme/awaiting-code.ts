/**
 * Media query for a page whose code is on its way: what cannot work without it keeps its place there, unseen, and
 * nothing moves when the code has come (decision 102). Where no script runs it takes no place, and on paper neither.
 */
export const awaitingCode = '@media screen and (scripting: enabled)'
