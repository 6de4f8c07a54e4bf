import {draftMode} from 'next/headers'
import type {ReactNode} from 'react'
import {getFrame} from '@/content/queries/get-frame'
import {Footer} from '@/frame/footer/footer'
import {Header} from '@/frame/header/header'
import {PreviewBar} from '@/frame/preview-bar/preview-bar'
import {RouteChange} from '@/frame/route-change.client'
import {ToastHost} from '@/ui/toast/toast-host.styles'
import {ToastRegion} from '@/ui/toast/toast-region.client'
import {SkipLink} from '@/ui/skip-link/skip-link.styles'

export default async function SiteLayout({children}: {children: ReactNode}) {
  const [frame, {isEnabled}] = await Promise.all([getFrame(), draftMode()])
  return (
    <>
      <SkipLink href="#main">{frame.navigation.skipLink}</SkipLink>
      {isEnabled ? <PreviewBar navigation={frame.navigation} /> : null}
      <Header frame={frame} />
      <RouteChange />
      <main id="main">{children}</main>
      <Footer frame={frame} />
      <ToastHost>
        <ToastRegion />
      </ToastHost>
    </>
  )
}
