import {openInterestStore} from '#registrations/store/open-store.ts'
import {serveForms} from './serve-forms.ts'

/** The endpoints in a process of their own, for tests that kill it. Prints its origin when it is ready. */
const store = await openInterestStore(process.env['DATABASE_URL'] ?? '')
const {origin} = await serveForms(() => Promise.resolve(store))
process.stdout.write(`${origin}\n`)
