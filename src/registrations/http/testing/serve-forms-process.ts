import {openRegistrationStore} from '#registrations/store/open-store.ts'
import {serveForms} from './serve-forms.ts'

/** Serves the form endpoints in a separate process, and prints its origin when ready. */
const store = await openRegistrationStore(process.env['DATABASE_URL'] ?? '')
const {origin} = await serveForms(() => Promise.resolve(store))
process.stdout.write(`${origin}\n`)
