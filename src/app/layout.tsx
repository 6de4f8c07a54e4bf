import type {Metadata} from 'next'
import type {ReactNode} from 'react'
import {readSiteAddresses} from '@/config/site'
import {getSettings} from '@/content/queries/get-settings'
import {DialogHost} from '@/ui/dialog/dialog-host.styles'
import {atkinson, besley} from '@/theme/fonts'
import {GlobalStyle} from '@/theme/global.styles'

export async function generateMetadata(): Promise<Metadata> {
  const settings = await getSettings()
  return {
    metadataBase: new URL(readSiteAddresses(process.env).publicOrigin),
    applicationName: settings.brand,
  }
}

export default function RootLayout({children}: {children: ReactNode}) {
  return (
    <html lang="en-GB" className={`${besley.variable} ${atkinson.variable}`}>
      <body>
        <GlobalStyle />
        {children}
        <DialogHost />
      </body>
    </html>
  )
}
