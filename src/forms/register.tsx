import {type ComponentProps, type ComponentType, lazy, Suspense} from 'react'
import {announceRegistration, type Registration} from '#content/render/registration.ts'
import {providedCard} from './card-content.ts'
import type {SentCard as Card} from './place-card.tsx'
import {postRegistration} from './sending/post-form.ts'
import type {FormValues} from './sending/form-payload.ts'

const load = () => import('./place-card.tsx').catch(() => null)

/** Without its code, a form still shows its message. */
const SentCard = lazy(async (): Promise<{default: ComponentType<ComponentProps<typeof Card>>}> => ({
  default: (await load())?.SentCard ?? (() => null),
}))

interface Sender {
  profession: Registration['profession']
  next: string
  /** Names the address as `{yourEmail}`. */
  sentTo: string
  /** Page that confirms the registration; the response may name one below it. */
  href: string
}

/**
 * Posts a registration, and tells the page, which then shows the card of the place (API-2, API-3, FORM-9).
 *
 * @throws FormSubmissionError as `postForm` does
 */
export async function register(values: FormValues, sender: Sender): Promise<void> {
  // No page needs it before.
  void load()
  const path = await postRegistration(values)
  const content = providedCard()
  announceRegistration({
    profession: sender.profession,
    // The card of a professional says it.
    next: content === null || sender.profession === null ? sender.next : null,
    sentTo: sender.sentTo.replace('{yourEmail}', () => String(values['email'])),
    // Another backend may name any address (API-5).
    href: path?.startsWith(sender.href) ? path : sender.href,
    title: content?.copy.cardTitle ?? null,
    card:
      content === null ? null : (
        <Suspense fallback={null}>
          <SentCard {...content} {...sender} path={path} service={values['service']} />
        </Suspense>
      ),
  })
}
