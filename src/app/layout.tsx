import type {Metadata, Viewport} from 'next'
import type {ReactNode} from 'react'
import {readSiteAddresses} from '@/config/site'
import {getSettings} from '@/content/queries/get-settings'
import {DialogHost} from '@/ui/dialog/dialog-host.styles'
import {atkinson, besley} from '@/theme/fonts'
import {GlobalStyle} from '@/theme/global.styles'
import {themeScript} from '@/theme/theme-script'
import {day} from '@/theme/tokens'

export const viewport: Viewport = {themeColor: day.strip}

export async function generateMetadata(): Promise<Metadata> {
  const settings = await getSettings()
  return {
    metadataBase: new URL(readSiteAddresses(process.env).publicOrigin),
    applicationName: settings.brand,
  }
}

export default function RootLayout({children}: {children: ReactNode}) {
  return (
    // The script below may add the class of the night theme before React looks at the page.
    <html
      className={`${besley.variable} ${atkinson.variable}`}
      lang="en-GB"
      suppressHydrationWarning
    >
      <body>
        <script dangerouslySetInnerHTML={{__html: themeScript}} />
        <GlobalStyle />
        {children}
        <DialogHost />
      </body>
    </html>
  )
}
