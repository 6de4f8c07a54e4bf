const path = '/api/interest/register'

/** Where registrations are posted; another backend can be named when the site is built (API-5). */
export const registrationEndpoint = `${process.env['NEXT_PUBLIC_API_BASE_URL'] ?? ''}${path}`
