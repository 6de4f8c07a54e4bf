import {type ComponentProps, type ComponentType, lazy, Suspense} from 'react'
import {announceRegistration, type Registration} from '#content/render/registration.ts'
import type {CardContent} from '#shared/waitlist-card.ts'
import type {SentCard as Card} from './place-card.tsx'
import {postRegistration} from './sending/post-form.ts'
import type {FormValues} from './sending/form-payload.ts'

let content: CardContent | null = null

/** Provides the content of the card, which the header of every page has (FORM-9). */
export function provideCard(card: CardContent | null): void {
  content = card
}

const load = () => import('./place-card.tsx').catch(() => null)

/** Without its code, a form still shows its message. */
const SentCard = lazy(async (): Promise<{default: ComponentType<ComponentProps<typeof Card>>}> => ({
  default: (await load())?.SentCard ?? (() => null),
}))

interface Sender {
  profession: Registration['profession']
  next: string
  /** Page that confirms the registration, unless the response names another one. */
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
  announceRegistration({
    profession: sender.profession,
    // The card of a professional says it.
    next: content === null || sender.profession === null ? sender.next : null,
    href: path ?? sender.href,
    title: content?.copy.cardTitle ?? null,
    card:
      content === null ? null : (
        <Suspense fallback={null}>
          <SentCard {...content} {...sender} path={path} service={values['service']} />
        </Suspense>
      ),
  })
}
