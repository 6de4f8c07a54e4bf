/** Where the links of the menu stand for visitors without JavaScript. */
export const footerId = 'footer'
