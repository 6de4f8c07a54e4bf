import {SkipLink} from './skip-link.styles.ts'

export const skipLinkFixtures = {
  focused: (
    <SkipLink href="#main" $state="focus">
      Skip to main content
    </SkipLink>
  ),
}
