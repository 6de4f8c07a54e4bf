import type {ConsentText} from '#content/queries/get-frame.ts'
import {cookiesPage} from '#shared/paths.ts'
import {Button} from '#ui/button/button.styles.ts'
import {SiteLink} from '#ui/site-link/site-link.tsx'
import {consentId} from './consent-attributes.ts'
import {Choices, Card} from './consent-card.styles.ts'
import {consentScript} from './consent-script.ts'

/**
 * Asks for consent to analytics with two equal buttons (LAW-5). Rendered on the server and shown by its script, only
 * to visitors who haven't chosen.
 */
export function ConsentCard({copy}: {copy: ConsentText}) {
  const heading = `${consentId}-heading`
  return (
    <>
      {/* The script changes the card before React hydrates it. */}
      <Card aria-labelledby={heading} id={consentId} suppressHydrationWarning>
        <div>
          {/* A paragraph, because it precedes the page's `h1`. */}
          <div>
            <p data-card-heading="" id={heading}>
              {copy.heading}
            </p>
            <p>
              {copy.text} <SiteLink href={cookiesPage}>{copy.more}</SiteLink>
            </p>
          </div>
          <Choices>
            <Button $variant="outline" $size="small" type="button" value="yes">
              {copy.accept}
            </Button>
            <Button $variant="outline" $size="small" type="button" value="no">
              {copy.refuse}
            </Button>
          </Choices>
        </div>
      </Card>
      <script dangerouslySetInnerHTML={{__html: consentScript}} />
    </>
  )
}
