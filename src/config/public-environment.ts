/**
 * Another backend for the forms can be named when the site is built (API-5): Next writes the value into the browser's
 * code.
 */
export const apiBaseUrl = process.env['NEXT_PUBLIC_API_BASE_URL'] ?? ''
