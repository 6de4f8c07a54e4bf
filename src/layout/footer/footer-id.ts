/** Target of the menu button without JavaScript. */
export const footerId = 'footer'
