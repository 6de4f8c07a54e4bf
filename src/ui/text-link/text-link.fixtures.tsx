import {NextGlyph} from '#ui/icon/glyphs.tsx'
import {TextLink} from './text-link.styles.ts'

export const textLinkFixtures = {
  default: (
    <TextLink href="#main">
      View more <NextGlyph />
    </TextLink>
  ),
  longest: (
    <TextLink href="#main">
      Read how we check every general practitioner, nurse and carer before the first visit
      <NextGlyph />
    </TextLink>
  ),
}
