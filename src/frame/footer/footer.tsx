import Link from 'next/link'
import type {Frame} from '@/content/queries/get-frame'
import {present} from '@/lib/present'
import {Grid, Wrap} from '@/ui/layout/layout.styles'
import {FooterBand} from './footer.styles'

/** The footer of every page (FTR-1, FTR-2). */
export function Footer({frame}: {frame: Frame}) {
  const {footer} = frame
  return (
    <FooterBand>
      <Wrap>
        <p>
          <CallableNote text={footer.emergencyNote} />
        </p>
        <p>{footer.emergencyExtra}</p>
        <Grid>
          {present(footer.columns).map((column) => (
            <section key={column._key}>
              <h2>{column.title}</h2>
              <ul>
                {present(column.links).map((link) => (
                  <li key={link._key}>
                    <Link href={link.page.path ?? '/'}>{link.label}</Link>{' '}
                    {link.badge ? <small>{link.badge}</small> : null}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </Grid>
        <p>{footer.privateNote}</p>
        <p>{footer.copyright}</p>
        <p>{footer.illustrationNote}</p>
      </Wrap>
    </FooterBand>
  )
}

/** Makes the number 999 in an editor's sentence one that can be called (FTR-2). */
function CallableNote({text}: {text: string}) {
  const [before, ...after] = text.split('999')
  if (after.length === 0) return text
  return (
    <>
      {before}
      <a href="tel:999">999</a>
      {after.join('999')}
    </>
  )
}
