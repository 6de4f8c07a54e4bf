/** Maximum size of Home with its styles and React's data, in bytes after Brotli at its highest level. */
export const homeHtmlBudget = 40 * 1024
