import {contactMessageSchema, receiveMessage} from '#registrations/domain/receive-message.ts'
import {contact} from '#shared/forms/contact.ts'
import type {ContactPayload} from '#shared/forms/contact-message.ts'
import type {FormKind} from './form-endpoint.ts'
import {registerInterest, registrationSchema} from '#registrations/domain/register-interest.ts'
import {areaSlugsIn} from '#routing/page-variants.ts'
import {registration, type RegistrationPayload} from '#shared/forms/registration.ts'
import {placeOf, receivedPath} from '#shared/waitlist-card.ts'

/** The contact form (API-4, FORM-5). */
export const contactForm: FormKind<ContactPayload> = {
  payload: contact.payload,
  schema: contactMessageSchema,
  // Fits 5,000 characters outside the basic plane, percent-encoded by a browser.
  bodyLimit: 64 * 1024,
  browserForms: ['contact'],
  success: {status: 200, body: {status: 'received'}},
  titles: {
    incomplete: contact.messages.missing,
    unavailable: contact.messages.failure,
  },
  save: ({store, signer}, message, arrival) => receiveMessage(store, signer, {message, ...arrival}),
}

/** The form of every registration (API-1, API-2, API-3). */
export const registrationForm: FormKind<RegistrationPayload> = {
  payload: registration,
  schema: registrationSchema,
  bodyLimit: 16 * 1024,
  browserForms: ['waitlist', 'earlyAccess', 'gp', 'nurse', 'specialist', 'carer'],
  success: {status: 201, body: {status: 'registered'}},
  titles: {
    incomplete: 'Some fields need to be corrected.',
    unavailable: 'We could not save your details. Please try again later.',
  },
  // Professionals have no card.
  confirmation: (fields, known) =>
    fields['role'] === 'patient'
      ? receivedPath(placeOf(fields, areaSlugsIn(known), (path) => known.has(path)))
      : null,
  save: async (services, registration, arrival) => {
    // Most registrations name no area.
    const knownAreas =
      registration.area === undefined ? undefined : areaSlugsIn(await services.knownVariants())
    await registerInterest(services.store, services.signer, {
      registration,
      ...arrival,
      ...(knownAreas === undefined ? {} : {knownAreas}),
    })
  },
}
