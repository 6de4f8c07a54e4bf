import type {ConsentText} from '#content/queries/get-consent-text.ts'
import {cookieSettingsPath, cookiesPage} from '#shared/paths.ts'
import {Button} from '#ui/button/button.styles.ts'
import {TextLink} from '#ui/text-link/text-link.styles.ts'
import {SiteLink} from '#ui/site-link/site-link.tsx'
import {consentId, consentPart} from './consent-attributes.ts'
import {Actions, Answers, Card} from './consent-card.styles.ts'
import {consentScript} from './consent-script.ts'

/**
 * Asks whether visits may be counted; both answers weigh the same (LAW-5). It is rendered on the server and shown by
 * the script behind it, so nobody sees it who has chosen, and nobody without JavaScript, for whom nothing is ever
 * loaded.
 */
export function ConsentCard({copy}: {copy: ConsentText}) {
  const heading = `${consentId}-heading`
  return (
    <>
      {/* The script changes the card before React looks at it. */}
      <Card aria-labelledby={heading} id={consentId} suppressHydrationWarning>
        <div {...consentPart.of('ask')}>
          {/* No heading: it stands before that of the page. */}
          <div>
            <p data-card-heading="" id={heading}>
              {copy.heading}
            </p>
            <p>
              {copy.text} <SiteLink href={cookiesPage}>{copy.more}</SiteLink>
            </p>
          </div>
          <Answers>
            <Button $look="outline" $size="small" type="button" value="yes">
              {copy.accept}
            </Button>
            <Button $look="outline" $size="small" type="button" value="no">
              {copy.refuse}
            </Button>
          </Answers>
        </div>
        {(['yes', 'no'] as const).map((said) => (
          <div key={said} {...consentPart.of(said)}>
            <p role="alert">{said === 'yes' ? copy.accepted : copy.refused}</p>
            <Actions>
              <Button $look="outline" $size="small" type="button" value="">
                {copy.hide}
              </Button>
              <TextLink href={cookieSettingsPath}>{copy.settings}</TextLink>
            </Actions>
          </div>
        ))}
      </Card>
      <script dangerouslySetInnerHTML={{__html: consentScript}} />
    </>
  )
}
