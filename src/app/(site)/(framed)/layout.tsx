import {draftMode} from 'next/headers'
import type {ReactNode} from 'react'
import {renderingConfiguration} from '#config/environment.server.ts'
import {isGuestSession} from '#content/preview/draft-session.server.ts'
import {lastDayOfSharedPreview} from '#content/preview/shared-preview.server.ts'
import {showsDrafts} from '#content/preview/preview-perspective.server.ts'
import {getConsentText, getFrame} from '#content/queries/get-frame.ts'
import {ConsentCard} from '#layout/consent/consent-card.tsx'
import {Footer} from '#layout/footer/footer.tsx'
import {Header} from '#layout/header/header.tsx'
import {PreviewBar} from '#layout/preview-bar/preview-bar.tsx'
import {RouteChange} from '#layout/route-change.client.tsx'
import {ToastHost} from '#ui/toast/toast-host.styles.ts'
import {ToastRegion} from '#ui/toast/toast-region.client.tsx'
import {SkipLink} from '#ui/skip-link/skip-link.styles.ts'

export default async function SiteLayout({children}: {children: ReactNode}) {
  const {analytics} = renderingConfiguration()
  // Without an analytics key, no consent is needed.
  const [frame, {isEnabled}, consent] = await Promise.all([
    getFrame(),
    draftMode(),
    analytics === null ? null : getConsentText(),
  ])
  const isGuest = isEnabled && (await isGuestSession())
  return (
    <>
      {/* Delays the first paint until the header is complete, to avoid layout shift. */}
      <link blocking="render" href="#main" rel="expect" />
      <SkipLink href="#main">{frame.navigation.skipLink}</SkipLink>
      {isEnabled ? (
        <PreviewBar
          isGuest={isGuest}
          lastDay={isGuest ? await lastDayOfSharedPreview() : null}
          navigation={frame.navigation}
          showsDrafts={await showsDrafts()}
        />
      ) : null}
      <Header frame={frame} />
      {consent === null || isEnabled ? null : <ConsentCard copy={consent} />}
      {/* After the card, so that it covers no question (LAW-5). */}
      <ToastHost>
        <ToastRegion />
      </ToastHost>
      <RouteChange analytics={isEnabled ? null : analytics} />
      <main id="main">{children}</main>
      <Footer cookieSettings={consent?.settings ?? null} frame={frame} />
    </>
  )
}
