/** The origin of another backend for the forms (API-5). Next inlines the value into the browser's code. */
export const apiBaseUrl = process.env['NEXT_PUBLIC_API_BASE_URL'] ?? ''
