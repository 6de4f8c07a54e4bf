import type {Metadata, Viewport} from 'next'
import type {ReactNode} from 'react'
import {renderingConfiguration} from '#config/environment.server.ts'
import {getSettings} from '#content/queries/get-settings.ts'
import {DialogHost} from '#ui/dialog/dialog-host.styles.ts'
import {atkinson, besley, greetings} from '#theme/fonts.ts'
import {themeScript} from '#theme/theme-script.ts'
import {light} from '#theme/tokens.ts'
import {provideRootStyle} from './root-style.server.ts'
import {RootStyles} from './root-styles.client.tsx'

provideRootStyle()

export const viewport: Viewport = {themeColor: light.strip}

export async function generateMetadata(): Promise<Metadata> {
  const settings = await getSettings()
  return {
    metadataBase: new URL(renderingConfiguration().site.publicOrigin),
    applicationName: settings.brand,
    manifest: '/site.webmanifest',
  }
}

export default function RootLayout({children}: {children: ReactNode}) {
  return (
    // The script below may add the night theme's class before hydration.
    <html
      className={`${besley.variable} ${atkinson.variable} ${greetings.variable}`}
      lang="en-GB"
      suppressHydrationWarning
    >
      <body>
        <script dangerouslySetInnerHTML={{__html: themeScript}} />
        <RootStyles />
        {children}
        <DialogHost />
      </body>
    </html>
  )
}
