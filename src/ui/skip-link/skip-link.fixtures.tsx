import {SkipLink} from './skip-link.styles.ts'

export const skipLinkFixtures = {
  focused: (
    <SkipLink href="#main" data-state="focus">
      Skip to main content
    </SkipLink>
  ),
}
