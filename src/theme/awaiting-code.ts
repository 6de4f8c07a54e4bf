/**
 * Media query for hiding controls until hydration without moving the layout (decision 102). Doesn't match without
 * scripting or in print, where such controls take no space.
 */
export const awaitingCode = '@media screen and (scripting: enabled)'
