import {draftMode} from 'next/headers'
import type {ReactNode} from 'react'
import {getFrame} from '#content/queries/get-frame.ts'
import {Footer} from '#frame/footer/footer.tsx'
import {Header} from '#frame/header/header.tsx'
import {PageLinks} from '#frame/page-links.client.tsx'
import {PreviewBar} from '#frame/preview-bar/preview-bar.tsx'
import {RouteChange} from '#frame/route-change.client.tsx'
import {ToastHost} from '#ui/toast/toast-host.styles.ts'
import {ToastRegion} from '#ui/toast/toast-region.client.tsx'
import {SkipLink} from '#ui/skip-link/skip-link.styles.ts'

export default async function SiteLayout({children}: {children: ReactNode}) {
  const [frame, {isEnabled}] = await Promise.all([getFrame(), draftMode()])
  return (
    <>
      <SkipLink href="#main">{frame.navigation.skipLink}</SkipLink>
      {isEnabled ? <PreviewBar navigation={frame.navigation} /> : null}
      <Header frame={frame} />
      <RouteChange />
      <PageLinks />
      <main id="main">{children}</main>
      <Footer frame={frame} />
      <ToastHost>
        <ToastRegion />
      </ToastHost>
    </>
  )
}
