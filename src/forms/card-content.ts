import type {CardContent} from '#shared/waitlist-card.ts'

let content: CardContent | null = null

/** Provides the content of the card, which the header of every page has (FORM-9). */
export function provideCard(card: CardContent | null): void {
  content = card
}

/** Returns the content of the card; null on a page without the header. */
export const providedCard = (): CardContent | null => content
